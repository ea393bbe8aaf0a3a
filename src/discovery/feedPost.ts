import type {Document} from 'domhandler';
import type {Element, Nodes} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {elementsOf} from '../plain-text/hast';
import {textOf} from '../plain-text/textForm';

/** A post as feeds have it. */
export type FeedPost = {
  address: string;
  title: string;
  description: string;
  /** When it was published, as an ISO date. */
  published: string;
  authors: string[];
  tags: string[];
  /** The text as plain HTML with full addresses. */
  content: string;
  /** The address of its picture. */
  picture: string;
};

/** What the theme says of a post to search engines (schema.org). */
type StructuredPost = {
  '@type': string;
  headline: string;
  description: string;
  datePublished: string;
  author: {name: string} | {name: string}[];
};

/** The element that Docusaurus 3.10.2 puts around the text of a post. */
const CONTAINER = '__blog-post-container';

/** Only where links lead and what a time is: readers of feeds have styles of their own. */
function plain<Node extends Nodes>(node: Node): Node {
  if (node.type === 'element') {
    const {href, dateTime} = node.properties;
    node.properties = {...(href !== undefined && {href}), ...(dateTime !== undefined && {dateTime})};
  }
  if ('children' in node) node.children.forEach(plain);
  return node;
}

/**
 * Reads a post from its built page.
 * @throws when the page does not look like one
 */
export function feedPost(document: Document, picture: string): FeedPost {
  const elements = elementsOf(document);
  const find = (is: (element: Element) => boolean) => elements.find(is);
  const address = find(({tagName, properties}) => tagName === 'link' && String(properties.rel) === 'canonical')
    ?.properties.href;
  const block = find(({properties}) => properties.type === 'application/ld+json')?.children[0];
  const container = find(({properties}) => properties.id === CONTAINER);
  const post = block?.type === 'text' ? (JSON.parse(block.value) as StructuredPost) : undefined;
  if (!container || typeof address !== 'string' || post?.['@type'] !== 'BlogPosting') {
    throw new Error(
      `Expected a built post with its address, #${CONTAINER} and a BlogPosting; found none: ${String(address)}`,
    );
  }
  const tags = find(({properties}) => properties.property === 'article:tag')?.properties.content;
  const children = textOf(container, {address, section: {depth: 2}, isStrong: false});
  return {
    address,
    title: post.headline,
    description: post.description,
    published: post.datePublished,
    authors: [post.author].flat().map(({name}) => name),
    tags: typeof tags === 'string' ? tags.split(',') : [],
    content: toHtml(plain({type: 'root', children})).trim(),
    picture,
  };
}
