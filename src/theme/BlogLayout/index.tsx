// Change: one column after the table of contents; the list of recent posts would repeat the list itself. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';
import {TocAside} from '@site/src/ui/TocAside';
import {MAIN_ID} from '@site/src/ui/mainId';

export default function BlogLayout({sidebar: _sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <div className={clsx('container blog', toc && 'blog--toc')}>
        {toc && <TocAside>{toc}</TocAside>}
        <main id={MAIN_ID} className="blog__main">
          {children}
        </main>
      </div>
    </Layout>
  );
}
