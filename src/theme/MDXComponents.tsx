// Change: adds what writers may use in MDX without importing it (src/mdx). Wraps 3.10.2.
import React, {type ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import {Related} from '@site/src/mdx/Related';

// Answers are native <details>: the theme's own close again when the page is hydrated.
const details = (props: ComponentProps<'details'>) => <details {...props} />;

export default {...MDXComponents, details, Contents: DocItemTOCMobile, Related};
