// Change: one article under its topic's colour and a quiet table of contents; the title is in the page header with the topic's pictogram and breadcrumbs; related pages and the page's age at the end, instead of a paginator. Ejected, with DocItem/Content (3.10.2 1a22e90d).
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Layout';
import {pagesOfManual} from '@site/src/site/outline';
import {useOutline} from '@site/src/site/useOutline';
import {PageAge} from '@site/src/ui/PageAge';
import {PageTitle} from '@site/src/ui/PageTitle';
import {TocAside} from '@site/src/ui/TocAside';
import {MAIN_ID} from '@site/src/ui/mainId';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {title, permalink, lastUpdatedAt, editUrl} = metadata;
  // Without a translation, the text is in another language than the page (src/manual/translations/remark.ts).
  const {text_locale: textLocale} = frontMatter as {text_locale?: string};
  const page = pagesOfManual(useOutline()).find(({href}) => href === permalink);
  const topic = page?.topic;
  // The breadcrumbs begin at the home page, which has the same name as the topic of help.
  const crumbs =
    topic && topic.id !== 'help' ? [{label: topic.label, href: topic.href === permalink ? undefined : topic.href}] : [];
  return (
    <main id={MAIN_ID} className={clsx('doc__grid', toc.length > 0 && 'doc__grid--toc')} data-topic={topic?.id}>
      <article className="doc__article" lang={textLocale}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className="markdown">
          <PageTitle icon={page?.icon ?? 'manual'} title={title} crumbs={crumbs} />
          <MDXContent>{children}</MDXContent>
          <PageAge lastUpdatedAt={lastUpdatedAt} editUrl={editUrl} />
        </div>
      </article>
      {toc.length > 0 && (
        <TocAside>
          <DocItemTOCDesktop />
        </TocAside>
      )}
    </main>
  );
}
