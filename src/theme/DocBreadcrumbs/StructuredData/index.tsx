// Change: a text with a tag in it does not end the data. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {scriptJson} from '@site/src/lib/text';

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  const data = useBreadcrumbsStructuredData(props);
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(data)}</script>
    </Head>
  );
}
