// Change: the title is in the page header with its topic's pictogram and breadcrumbs, the page's age at the end. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import {pagesOfManual} from '@site/src/site/outline/pages';
import {useOutline} from '@site/src/site/outline/useOutline';
import {PageAge} from '@site/src/ui/PageAge';
import {PageHeader} from '@site/src/ui/PageHeader';
import type {OutlineTopic} from '@site/src/site/outline/model';

function crumbOf({label, href}: OutlineTopic, permalink: string) {
  return href === permalink ? {label} : {label, href};
}

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  const outline = useOutline();
  const page = pagesOfManual(outline).find(({href}) => href === metadata.permalink);
  const topic = page?.topic;
  // The way begins at the help centre's home, which is called like the topic of help.
  const crumbs = topic && topic.id !== 'help' ? [crumbOf(topic, metadata.permalink)] : [];
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <PageHeader icon={page?.icon ?? 'manual'} title={metadata.title} crumbs={crumbs} />
      <MDXContent>{children}</MDXContent>
      <PageAge lastUpdatedAt={metadata.lastUpdatedAt} editUrl={metadata.editUrl} />
    </div>
  );
}
