// Change: in the page's language, and without the layout, because usually the layout has crashed. Ejected (3.10.2 4037ad84).
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import {i18n, leaveFirstPage, siteConfig} from '@site/src/static-first/client';
import {HYDRATED_ATTRIBUTE} from '@site/src/static-first/names';
import {CrashView} from '@site/src/ui/CrashView';

export default function PageError({error, tryAgain}: Props): ReactNode {
  // After a crash the head of the page is no longer the one that the server sent.
  leaveFirstPage();
  return (
    <>
      <Head>
        {/* The crash removed attributes of the page: its language, and the mark that it is hydrated. */}
        <html lang={i18n.currentLocale} {...{[HYDRATED_ATTRIBUTE]: 'true'}} />
        <title>
          {translate({
            id: 'crash.title',
            message: 'Error de página',
            description: 'Title of the page when even the layout crashed',
          })}
        </title>
      </Head>
      <CrashView error={error} tryAgain={tryAgain}>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a Link needs the contexts that may have crashed */}
        <a href={siteConfig.baseUrl}>
          <Translate id="crash.home" description="Leads to the home page when even the layout crashed">
            Ir al inicio
          </Translate>
        </a>
      </CrashView>
    </>
  );
}
