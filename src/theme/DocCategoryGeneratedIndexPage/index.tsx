// Change: a page header in the topic's colour, a list of its pages with their purpose instead of cards, and breadcrumbs as structured data. Ejected (3.10.2 23e23541).
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {entryOf, LinkList} from '@site/src/ui/LinkList';
import {cleanPath} from '@site/src/site/addresses';
import {pagesOfTopic} from '@site/src/site/outline';
import {useOutline} from '@site/src/site/useOutline';
import {PageTitle} from '@site/src/ui/PageTitle';
import {listContent, MAIN_ID} from '@site/src/ui/mainId';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description} = categoryGeneratedIndex;
  const {pathname} = useLocation();
  const {docs} = useDocsVersion();
  // A description begins with the reader's question. Here the title already answers it.
  const purposeOf = (id: string) => docs[id]?.description.replace(/^[^.?]*\?\s*(?=.)/, '');
  const topic = useOutline().topics.find(({href}) => cleanPath(href) === cleanPath(pathname));
  return (
    <main id={MAIN_ID} className="doc__grid" data-topic={topic?.id}>
      <PageMetadata title={title} description={description} />
      <PageTitle icon={topic?.icon ?? 'manual'} title={title} />
      <section {...listContent}>
        <p className="lead">{description}</p>
        <LinkList
          entries={(topic ? pagesOfTopic(topic) : []).map((page) => ({
            ...entryOf(page),
            // Every row would repeat the pictogram of the title.
            icon: undefined,
            description: purposeOf(page.id) ?? purposeOf(`${page.id}/index`),
          }))}
        />
      </section>
    </main>
  );
}
