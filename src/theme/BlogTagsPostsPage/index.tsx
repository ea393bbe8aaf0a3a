// Change: the posts of a tag as a list under the page header, instead of their whole texts. Ejected (3.10.2 c2f60195).
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogTagsPostsPage';
import {BlogShell} from '@site/src/ui/BlogShell';
import {PostList} from '@site/src/ui/PostList';

export default function BlogTagsPostsPage({tag, items}: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <BlogShell icon="promotions" title={title} description={tag.description ?? title}>
      <PostList posts={items.map(({content}) => content.metadata)} />
      <p className="blog__more">
        <Link href={tag.allTagsPath}>
          <Translate id="theme.tags.tagsPageLink" description="The label of the link targeting the tag list page">
            Ver todos los temas
          </Translate>
        </Link>
      </p>
    </BlogShell>
  );
}
