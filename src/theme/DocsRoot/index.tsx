// Change: the class of the element around the page. Ejected (3.10.2 1bce2c40).
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import renderRoutes from '@docusaurus/renderRoutes';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {Props} from '@theme/DocsRoot';
import {PAGE_WRAPPER} from '@site/src/ui/mainId';

export default function DocsRoot({route}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.docsPages)}>
      <Layout wrapperClassName={PAGE_WRAPPER}>{renderRoutes(route.routes)}</Layout>
    </HtmlClassNameProvider>
  );
}
