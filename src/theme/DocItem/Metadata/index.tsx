// Change: a page may be called in results and shared links as people ask for it (`title_meta`), and does without a picture of its own. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  // Docusaurus knows the name from posts and free pages, and hands it on unread for docs.
  const {title_meta: title = metadata.title} = frontMatter as {title_meta?: string};
  return <PageMetadata title={title} description={metadata.description} keywords={frontMatter.keywords} />;
}
