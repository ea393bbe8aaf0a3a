// Change: the posts of a tag as a timetable under a plate, instead of their whole texts. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogTagsPostsPage';
import {PostList} from '@site/src/components/PostList';
import {TitlePlate} from '@site/src/components/TitlePlate';

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <PageMetadata title={title} description={tag.description} />
      <BlogLayout sidebar={sidebar}>
        <TitlePlate icon="news" title={title} />
        {tag.description && <p className="lead">{tag.description}</p>}
        <PostList posts={items.map(({content}) => content.metadata)} />
        <p className="closing">
          <Link href={tag.allTagsPath}>
            <Translate id="theme.tags.tagsPageLink" description="The label of the link targeting the tag list page">
              Ver todas las etiquetas
            </Translate>
          </Link>
        </p>
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
