// Change: adds what writers may use in MDX without importing it (src/mdx). Wraps 3.10.2.
import MDXComponents from '@theme-original/MDXComponents';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import {Related} from '@site/src/mdx/Related';
import {Topic} from '@site/src/mdx/Topic';

export default {...MDXComponents, Contents: DocItemTOCMobile, Related, Topic};
