import {type Document, isText} from 'domhandler';
import type {Nodes} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {hastOf} from '../plain-text/hast';
import {textNodesOf} from '../plain-text/textForm';
import {selectAll, selectOne} from '../html/select';

/** A post as feeds have it. */
export type FeedPost = {
  address: string;
  title: string;
  description: string;
  /** When it was published, and changed last where that is known and later, as ISO dates. */
  published: string;
  modified: string;
  authors: string[];
  tags: string[];
  /** The text as plain HTML with full addresses. */
  content: string;
  /** The address of its picture. */
  picture: string;
};

/** The structured data of a post (schema.org), as the theme writes it. */
type StructuredPost = {
  '@type': string;
  headline: string;
  description: string;
  datePublished: string;
  author: {name: string} | {name: string}[];
};

/** The element that Docusaurus 3.10.2 puts around the text of a post. */
const CONTAINER = '__blog-post-container';

/** Removes all attributes but `href` and `datetime`: feed readers have styles of their own. */
function stripAttributes<Node extends Nodes>(node: Node): Node {
  if (node.type === 'element') {
    const {href, dateTime} = node.properties;
    node.properties = {...(href !== undefined && {href}), ...(dateTime !== undefined && {dateTime})};
  }
  if ('children' in node) node.children.forEach(stripAttributes);
  return node;
}

/** When a post was last changed. A change before the day of publication does not count. */
export function modified(published: string, changed?: string): string {
  const day = changed === undefined ? published : new Date(changed).toISOString();
  return day > published ? day : published;
}

/**
 * Reads a post from its built page.
 * @param changed the day of its last change, where it is known
 * @throws when the page does not look like one
 */
export function feedPost(document: Document, picture: string, changed?: string): FeedPost {
  const find = (selector: string) => selectOne(selector, document);
  const address = find('link[rel=canonical]')?.attribs.href;
  const container = find(`#${CONTAINER}`);
  const post = selectAll('[type="application/ld+json"]', document)
    .flatMap(({children}) => children.filter(isText))
    .map(({data}) => JSON.parse(data) as StructuredPost)
    .find((data) => data['@type'] === 'BlogPosting');
  if (!container || address === undefined || !post) {
    throw new Error(
      `Expected a built post with its address, #${CONTAINER} and a BlogPosting; found none: ${String(address)}`,
    );
  }
  const tags = find('[property="article:tag"]')?.attribs.content;
  const children = textNodesOf(hastOf(container), {address, section: {depth: 2}, isStrong: false});
  return {
    address,
    title: post.headline,
    description: post.description,
    published: post.datePublished,
    modified: modified(post.datePublished, changed),
    authors: [post.author].flat().map(({name}) => name),
    tags: tags === undefined ? [] : tags.split(','),
    content: toHtml(stripAttributes({type: 'root', children})).trim(),
    picture,
  };
}
