import type {Contract} from './contracts';

/** Names in the built HTML that the steps over it select by. */
export const markup: {[name: string]: Contract} = {
  'the class of the link of a heading to itself': {
    file: '@docusaurus/theme-classic/lib/theme/Heading/index.js',
    contains: ['className="hash-link"'],
    lookAt: 'src/lib/html/text.ts',
  },
  'the class of a callout': {
    file: '@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
    contains: ["admonition: 'theme-admonition'"],
    lookAt: 'src/outputs/texts/textForm.ts',
  },
  'the attribute of the tags that a page sets in its head': {
    file: 'react-helmet-async/lib/index.js',
    contains: ['["data-rh"]=!0'],
    lookAt: 'src/outputs/cards/previewTags.ts',
  },
};
