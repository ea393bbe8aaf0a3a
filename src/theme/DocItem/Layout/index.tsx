// Change: one article under its topic's colour and a quiet table of contents; related pages in the article instead of a paginator. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem/Layout';
import {pagesOfManual} from '@site/src/site/outline/pages';
import {useOutline} from '@site/src/site/outline/useOutline';
import {TocAside} from '@site/src/ui/TocAside';
import {MAIN_ID} from '@site/src/ui/mainId';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  // Where a translation is missing the text is in another language than the page (src/manual/translations/remark.ts).
  const {text_locale: textLocale} = frontMatter as {text_locale?: string};
  const outline = useOutline();
  const page = pagesOfManual(outline).find(({href}) => href === metadata.permalink);
  return (
    <main id={MAIN_ID} className={clsx('doc__main', toc.length > 0 && 'doc__main--toc')} data-topic={page?.topic.id}>
      <article className="doc__article" lang={textLocale}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <DocItemContent>{children}</DocItemContent>
      </article>
      {toc.length > 0 && (
        <TocAside>
          <DocItemTOCDesktop />
        </TocAside>
      )}
    </main>
  );
}
