// Change: an address without a page gets no canonical and no alternate links, also in the static 404.html, and no page links a missing translation; each page links its text. Wraps the original (3.10.2 7fac14b5).
import React, {useContext, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import {useLocation} from '@docusaurus/router';
import {pagePath, SiteContext} from '@site/src/static-first/client';
import {textFile} from '@site/src/site/addresses';
import {availableLocales} from '@site/src/site/locales';
import {useOutline} from '@site/src/site/useOutline';

export default function SiteMetadataOfPages(): ReactNode {
  const pathname = pagePath(useLocation().pathname);
  const site = useContext(SiteContext);
  const {missing} = useOutline();
  if (pathname === undefined) return null;
  const {baseUrl} = site.siteConfig;
  const path = pathname.slice(baseUrl.length);
  const i18n = availableLocales(site.i18n, missing, `/${path}`);
  // The stock component has no properties and reads its languages from this context.
  return (
    <SiteContext.Provider value={i18n === site.i18n ? site : {...site, i18n}}>
      <SiteMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={baseUrl + textFile(path)} />
      </Head>
    </SiteContext.Provider>
  );
}
