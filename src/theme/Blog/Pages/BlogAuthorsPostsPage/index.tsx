// Change: what the team does and its posts as a list, with a description. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  BlogAuthorsListViewAllLabel,
  useBlogAuthorPageTitle,
} from '@site/src/startup/docusaurusInternals/client/themeCommonBlog';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {BlogShell} from '@site/src/ui/BlogShell';
import {EntryList} from '@site/src/ui/EntryList';

export default function BlogAuthorsPostsPage({author, items, listMetadata}: Props): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  const title = useBlogAuthorPageTitle(author);
  return (
    <BlogShell
      icon="contacts"
      title={title}
      description={author.description ?? title}
      className={ThemeClassNames.page.blogAuthorsPostsPage}
    >
      <EntryList entries={items.map(({content}) => content.metadata)} />
      <BlogListPaginator metadata={listMetadata} />
      <p className="blog__more">
        <Link to={authorsListPath}>
          <BlogAuthorsListViewAllLabel />
        </Link>
      </p>
    </BlogShell>
  );
}
