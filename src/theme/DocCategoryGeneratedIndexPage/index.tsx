// Change: an entrance in the topic's colour that lists its pages with what they are for, instead of cards. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {Destinations} from '@site/src/components/Destinations';
import {pagesOfTopic} from '@site/src/components/outline/pages';
import {useOutline} from '@site/src/components/outline/useOutline';
import {TitlePlate} from '@site/src/components/TitlePlate';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description} = categoryGeneratedIndex;
  const {pathname} = useLocation();
  const breadcrumbs = useSidebarBreadcrumbs();
  const {docs} = useDocsVersion();
  const topic = useOutline().topics.find(({href}) => isSamePath(href, pathname));
  return (
    <main className="doc__main" data-topic={topic?.id}>
      <PageMetadata title={title} description={description} />
      {breadcrumbs && <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />}
      <article className="doc__article">
        <TitlePlate icon={topic?.icon ?? 'manual'} title={title} />
        <p className="lead">{description}</p>
        <Destinations
          pages={topic ? pagesOfTopic(topic) : []}
          detail={({id}) => (docs[id] ?? docs[`${id}/index`])?.description}
        />
      </article>
    </main>
  );
}
