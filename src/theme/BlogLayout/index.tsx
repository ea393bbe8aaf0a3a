// Change: the grid of the manual, with the table of contents at the right; the list of recent posts would repeat the list itself. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';
import {TocAside} from '@site/src/ui/TocAside';
import {MAIN_ID} from '@site/src/ui/mainId';

export default function BlogLayout({sidebar: _sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <div className="container blog">
        <main id={MAIN_ID} className="blog__main">
          {children}
        </main>
        {toc && <TocAside>{toc}</TocAside>}
      </div>
    </Layout>
  );
}
