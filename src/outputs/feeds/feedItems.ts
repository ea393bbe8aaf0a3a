import path from 'node:path';
import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {blogPostContainerID} from '@docusaurus/utils-common';
import type {Nodes} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {read} from '../../lib/files';
import {parseHtml} from '../../lib/html/parse';
import {selectOne} from '../../lib/html/select';
import {hastOf} from '../texts/hast';
import {textNodesOf} from '../texts/textForm';
import {brand} from '../../site/brand';

/** Removes all attributes but `href` and `datetime`: feed readers have styles of their own. */
function stripAttributes<Node extends Nodes>(node: Node): Node {
  if (node.type === 'element') {
    const {href, dateTime} = node.properties;
    node.properties = {...(href !== undefined && {href}), ...(dateTime !== undefined && {dateTime})};
  }
  if ('children' in node) node.children.forEach(stripAttributes);
  return node;
}

/**
 * The text of a built post as plain HTML, with full addresses and pictures of the app in words.
 * @param address of the post
 * @throws when the page has no post
 */
function feedContent(html: string, address: string): string {
  const container = selectOne(`#${blogPostContainerID}`, parseHtml(html));
  if (!container) throw new Error(`Expected a built post with #${blogPostContainerID} at ${address}; found none.`);
  const children = textNodesOf(hastOf(container), {address, section: {depth: 2}, isStrong: false});
  return toHtml(stripAttributes({type: 'root', children})).trim();
}

/**
 * Replaces the content that Docusaurus takes from the page, which has pictures that only the styles of the site can show, and adds the
 * e-mail address without which RSS has no authors.
 */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...blog}) => {
  const {siteConfig, outDir, blogPosts} = blog;
  // At once: src/outputs writes the pages again meanwhile, each in one step of its own.
  const contents = blogPosts.map(({metadata: {permalink}}) =>
    feedContent(
      read(path.join(outDir, permalink.slice(siteConfig.baseUrl.length), 'index.html')),
      siteConfig.url + permalink,
    ),
  );
  const items = await defaultCreateFeedItems(blog);
  return items.map((item, index) => ({
    ...item,
    content: contents[index],
    published: item.date,
    author: item.author?.map((author) => ({...author, email: brand.email})),
  }));
};
