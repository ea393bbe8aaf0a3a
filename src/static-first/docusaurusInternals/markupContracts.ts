import type {Contract} from './contracts';

/** Names in the built HTML that the steps over it select by. */
export const markup: {[name: string]: Contract} = {
  'the container of a post': {
    file: '@docusaurus/utils-common/lib/index.js',
    contains: ["blogPostContainerID = '__blog-post-container'"],
    lookAt: 'src/discovery/feedPost.ts',
  },
  'the class of the documents': {
    file: '@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
    contains: ["docsPages: 'docs-wrapper'"],
    lookAt: 'src/post-build/html/removeUnusedMarkup.ts',
  },
  'the class of a plugin': {
    file: '@docusaurus/theme-common/lib/utils/metadataUtils.js',
    contains: ['`plugin-id-${routeContext.plugin.id}`'],
    lookAt: 'src/post-build/html/removeUnusedMarkup.ts',
  },
  'the class of a document': {
    file: '@docusaurus/theme-classic/lib/theme/DocItem/index.js',
    contains: ['`docs-doc-id-${props.content.metadata.id}`'],
    lookAt: 'src/post-build/html/removeUnusedMarkup.ts',
  },
  'the class of the link of a heading to itself': {
    file: '@docusaurus/theme-classic/lib/theme/Heading/index.js',
    contains: ['className="hash-link"'],
    lookAt: 'src/html/singleLineText.ts, src/plain-text/textForm.ts and src/search/plugin/extract.ts',
  },
  'the class of a link in a table of contents': {
    file: '@docusaurus/theme-classic/lib/theme/TOC/index.js',
    contains: ["LINK_CLASS_NAME = 'table-of-contents__link toc-highlight'"],
    lookAt: 'src/post-build/html/moveHrefLast.ts',
  },
  'the class of a callout': {
    file: '@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
    contains: ["admonition: 'theme-admonition'"],
    lookAt: 'src/plain-text/textForm.ts',
  },
  'the attribute of the tags that a page sets in its head': {
    file: 'react-helmet-async/lib/index.js',
    contains: ['["data-rh"]=!0'],
    lookAt: 'src/link-preview/previewTags.ts',
  },
};
