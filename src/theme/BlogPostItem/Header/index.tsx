// Change: a post has the page header of every other page, with the way back to the news, and its contents before its text. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import TOCCollapsible from '@theme/TOCCollapsible';
import {PageHeader} from '@site/src/ui/PageHeader';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, toc} = useBlogPost();
  const news = translate({
    id: 'blog.crumb',
    message: 'Consejos',
    description: 'The way back from a post to the list of news',
  });
  return (
    <>
      <PageHeader icon="news" title={metadata.title} crumbs={[{label: news, href: '/blog'}]} />
      <BlogPostItemHeaderInfo />
      <BlogPostItemHeaderAuthors />
      {toc.length > 0 && <TOCCollapsible toc={toc} />}
    </>
  );
}
