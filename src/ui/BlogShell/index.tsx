import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import {listContent} from '../mainId';
import {newsCrumb, PageTitle} from '../PageTitle';

type BlogShellProps = {
  title: string;
  /** Describes the page, below its title and for search engines. */
  description: string;
  /** The pictogram of the page. The default is the pictogram of the news. */
  icon?: string;
  /** The list of posts needs no link to itself. */
  isList?: boolean;
  children: ReactNode;
};

/** The common parts of the lists of the blog: metadata, page header, lead. */
export function BlogShell({title, description, icon = 'news', isList = false, children}: BlogShellProps): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        <PageTitle icon={icon} title={title} crumbs={isList ? [] : [newsCrumb()]} />
        <section {...listContent}>
          <p className="lead">{description}</p>
          {children}
        </section>
      </BlogLayout>
    </>
  );
}
