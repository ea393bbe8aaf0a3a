// Change: the grid of the manual, with the table of contents at the right; no list of recent posts, which would repeat the list itself. Ejected (3.10.2 2d1d443a).
import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';
import {TocAside} from '@site/src/ui/TocAside';
import {MAIN_ID, PAGE_WRAPPER} from '@site/src/ui/mainId';

export default function BlogLayout({sidebar: _sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps} wrapperClassName={PAGE_WRAPPER}>
      <div className="container blog">
        <main id={MAIN_ID}>{children}</main>
        {toc && <TocAside>{toc}</TocAside>}
      </div>
    </Layout>
  );
}
