// Change: the title stands on a plate with its topic's pictogram and the way to it. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import {placedPages} from '@site/src/components/outline/pages';
import {useOutline} from '@site/src/components/outline/useOutline';
import {TitlePlate} from '@site/src/components/TitlePlate';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  const outline = useOutline();
  const breadcrumbs = useSidebarBreadcrumbs();
  const page = placedPages(outline).find(({href}) => href === metadata.permalink);
  const topic = page?.topic;
  const crumbs = topic && topic.href !== metadata.permalink ? [{label: topic.label, href: topic.href}] : [];
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {breadcrumbs && <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />}
      <TitlePlate icon={page?.icon ?? 'manual'} title={metadata.title} crumbs={crumbs} />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
