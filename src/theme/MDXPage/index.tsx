// Change: a free page wears the same plate and article as the manual. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import type {Props} from '@theme/MDXPage';
import {TitlePlate} from '@site/src/components/TitlePlate';
import {TocAside} from '@site/src/components/TocAside';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {title, description, frontMatter} = Content.metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageMetadata title={title} description={description} keywords={frontMatter.keywords} />
        <div className="box blog">
          <main className="blog__main">
            <article className="markdown">
              <TitlePlate icon="help" title={title ?? ''} />
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
          </main>
          <TocAside>
            <TOC toc={Content.toc} />
          </TocAside>
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
