import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type StructuredWayProps = {
  /** The stops before the page. */
  stops: readonly {label: string; href?: string}[];
  title: string;
};

/** Tells search engines the way to a page that its breadcrumbs show (https://schema.org/BreadcrumbList), the page itself as its end. */
export function StructuredWay({stops, title}: StructuredWayProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  // A stop without an address is the page itself, under the name of its topic.
  const before = stops.flatMap(({label, href}) => (href ? [{name: label, item: url + withBaseUrl(href)}] : []));
  const way = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    // The end needs no address: it is that of the page.
    itemListElement: [...before, {name: title}].map((stop, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...stop,
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(way)}</script>
    </Head>
  );
}
