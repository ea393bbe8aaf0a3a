import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {buildOutline} from '../../manual/outline/build';
import {pagesOfTopic} from '../../site/outline/pages';

/** The pages worth reading from end to end, as paths with the base URL: lists of other pages are left out. */
export type ReadingOrder = {
  /** The page that opens the manual. */
  index: string;
  /** The topics of the manual, as in its menu. */
  topics: {label: string; pages: string[]}[];
  /** The posts, newest first. */
  posts: string[];
  /** The free pages that were written as text. */
  pages: string[];
};

/** A free page, as Docusaurus loads it: written as text (`mdx`) or as a component. */
export type FreePage = {type: string; permalink: string};

/** What to read in which order, from what Docusaurus has loaded for one language. */
export function readingOrder(docs: DocsContent, blog: BlogContent, pages: readonly FreePage[]): ReadingOrder {
  const {index, topics} = buildOutline(docs);
  return {
    index: index.href,
    topics: topics.map((topic) => ({label: topic.label, pages: pagesOfTopic(topic).map(({href}) => href)})),
    posts: blog.blogPosts.map(({metadata}) => metadata.permalink),
    pages: pages.filter(({type}) => type === 'mdx').map(({permalink}) => permalink),
  };
}
