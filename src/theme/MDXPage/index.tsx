// Change: a free page has the page header and the article of the manual, and its contents before its text. Ejected (3.10.2 8023cddc).
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {Props} from '@theme/MDXPage';
import {PageTitle} from '@site/src/ui/PageTitle';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {toc, metadata} = Content;
  const {title, description, frontMatter} = metadata;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={frontMatter.keywords} />
      <BlogLayout toc={<TOC toc={toc} />}>
        <article className="markdown">
          <PageTitle icon="help" title={title ?? ''} />
          <TOCCollapsible toc={toc} />
          <MDXContent>
            <Content />
          </MDXContent>
        </article>
      </BlogLayout>
    </>
  );
}
