// Change: the work of the team, and its posts as a list, with a description. Ejected (3.10.2 978b0136).
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {BlogAuthorsListViewAllLabel, useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {BlogShell} from '@site/src/ui/BlogShell';
import {PostList} from '@site/src/ui/PostList';

export default function BlogAuthorsPostsPage({author, items}: Props): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  const title = useBlogAuthorPageTitle(author);
  return (
    <BlogShell icon="contacts" title={title} description={author.description ?? title}>
      <PostList posts={items.map(({content}) => content.metadata)} />
      <p className="blog__more">
        <Link to={authorsListPath}>
          <BlogAuthorsListViewAllLabel />
        </Link>
      </p>
    </BlogShell>
  );
}
