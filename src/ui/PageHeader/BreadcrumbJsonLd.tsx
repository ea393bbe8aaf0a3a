import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type BreadcrumbJsonLdProps = {
  /** Those before the page. */
  breadcrumbs: readonly {label: string; href?: string}[];
  title: string;
};

/** The breadcrumbs of a page as structured data for search engines (https://schema.org/BreadcrumbList), the page itself as the last. */
export function BreadcrumbJsonLd({breadcrumbs, title}: BreadcrumbJsonLdProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  // One without an address is the page itself, under the name of its topic.
  const items = breadcrumbs.flatMap(({label, href}) => (href ? [{name: label, item: url + withBaseUrl(href)}] : []));
  const breadcrumbList = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    // The last needs no address: it is that of the page.
    itemListElement: [...items, {name: title}].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(breadcrumbList)}</script>
    </Head>
  );
}
