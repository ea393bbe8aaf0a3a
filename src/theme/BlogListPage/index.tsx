// Change: the list has a page header and shows plate, date, title and description of each post, the newest larger and with the beginning of its text. Ejected (3.10.2 dc4183ed).
import React, {type ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {Props} from '@theme/BlogListPage';
import {BlogShell} from '@site/src/ui/BlogShell';
import {PostList} from '@site/src/ui/PostList';

/** The beginning of a post inside of a link: only its words, without nested links and quotations. */
const plainElements = {
  p: ({children}: {children: ReactNode}) => <>{children} </>,
  a: ({children}: {children: ReactNode}) => <>{children}</>,
  blockquote: () => null,
};

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const Newest = items[0]?.content;
  return (
    <BlogShell isList title={metadata.blogTitle} description={metadata.blogDescription}>
      <BlogListPageStructuredData {...props} />
      <PostList
        lead={
          Newest && (
            <MDXProvider components={plainElements}>
              <Newest />
            </MDXProvider>
          )
        }
        posts={items.map(({content}) => content.metadata)}
      />
      <ul className="link-row">
        <li>
          <Link to="/blog/archive">
            <Translate id="blog.archive" description="Link from the list of news to the archive">
              Todas por fecha
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/blog/tags">
            <Translate id="blog.tags" description="Link from the list of news to its tags">
              Por tema
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/blog/authors">
            <Translate id="blog.authors" description="Link from the list of news to the teams that write it">
              Quién escribe
            </Translate>
          </Link>
        </li>
      </ul>
    </BlogShell>
  );
}
