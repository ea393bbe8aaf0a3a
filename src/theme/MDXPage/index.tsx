// Change: a free page has the page header and the article of the manual. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import type {Props} from '@theme/MDXPage';
import {PageHeader} from '@site/src/ui/PageHeader';
import {TocAside} from '@site/src/ui/TocAside';
import {MAIN_ID} from '@site/src/ui/mainId';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {title, description, frontMatter} = Content.metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageMetadata title={title} description={description} keywords={frontMatter.keywords} />
        <div className="container blog">
          <main id={MAIN_ID} className="blog__main">
            <article className="markdown">
              <PageHeader icon="help" title={title ?? ''} />
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
