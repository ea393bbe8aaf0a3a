// Change: the title of a page in results and shared links may be a question (`title_meta`), and a page has no picture of its own. Ejected (3.10.2 07cbb30b).
import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  // Docusaurus reads `title_meta` only for posts and free pages. For docs it is in the front matter, without a type.
  const {title_meta: title = metadata.title} = frontMatter as {title_meta?: string};
  return <PageMetadata title={title} description={metadata.description} keywords={frontMatter.keywords} />;
}
