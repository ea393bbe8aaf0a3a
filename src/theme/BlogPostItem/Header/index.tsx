// Change: a post has the page header of every other page, with the way back to the news, and its contents before its text. Ejected (3.10.2 7c6892d3).
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import TOCCollapsible from '@theme/TOCCollapsible';
import {newsCrumb, PageTitle} from '@site/src/ui/PageTitle';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, toc} = useBlogPost();
  return (
    <>
      <PageTitle icon="news" title={metadata.title} crumbs={[newsCrumb()]} />
      <BlogPostItemHeaderInfo />
      <BlogPostItemHeaderAuthors />
      {toc.length > 0 && <TOCCollapsible toc={toc} />}
    </>
  );
}
