import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import type {ElementContent} from 'hast';
import {parseHtml, selectOne} from '../../lib/html/tree';
import {textNodesOf} from '../texts/textForm';
import {read, write} from '../../lib/files';
import {escapeHtml} from '../../lib/text';
import {type Feed, formats} from './formats';

/** Elements as HTML without attributes but `href` and `datetime`: feed readers have styles of their own. */
function htmlOf(node: ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? escapeHtml(node.value) : '';
  const {href, datetime} = node.properties;
  const attributes = Object.entries({href, datetime}).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`,
  );
  const begin = `<${node.tagName}${attributes.join('')}>`;
  return ['br', 'hr'].includes(node.tagName)
    ? begin
    : `${begin}${node.children.map(htmlOf).join('')}</${node.tagName}>`;
}

/** The id that Docusaurus gives to the text of a post. */
const POST_ID = '__blog-post-container';

/**
 * The text of a built post as plain HTML, with full addresses and pictures of the app in words.
 * @param address of the post
 * @throws when the page has no post
 */
function feedContent(html: string, address: string): string {
  const container = selectOne(`#${POST_ID}`, parseHtml(html));
  if (!container) throw new Error(`Expected a built post with #${POST_ID} at ${address}; found none.`);
  const children = textNodesOf(container, {address, section: {depth: 2}, isStrong: false});
  return children.map(htmlOf).join('').trim();
}

/**
 * The feeds of the blog in the language of the running build. Those of Docusaurus name the first of several authors, or all by e-mail
 * address, have no language in two of the formats, and English words in the titles of their links.
 */
export function blogFeeds({siteConfig, baseUrl, i18n}: LoadContext, blog: BlogContent) {
  const home = `${baseUrl}blog`;
  const title = `${blog.blogTitle} | ${siteConfig.title}`;
  const feeds = formats.map((format) => ({...format, address: `${home}/${format.file}`}));

  return {
    /** The links in the head of every page. */
    links: feeds.map(({name, type, address}): HtmlTagObject => ({
      tagName: 'link',
      attributes: {rel: 'alternate', type, href: address, title: `${title} ${name}`},
    })),
    /** Writes the files. The pages of the posts must be built. */
    write(outDir: string): void {
      const fileOf = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      const items = blog.blogPosts.flatMap(({metadata}) => {
        if (metadata.unlisted) return [];
        const id = siteConfig.url + metadata.permalink;
        return {
          id,
          title: metadata.title,
          summary: metadata.description,
          content_html: feedContent(read(path.join(fileOf(metadata.permalink), 'index.html')), id),
          date_published: metadata.date.toISOString(),
          authors: metadata.authors.map(({name = '', page}) => ({
            name,
            ...(page && {url: siteConfig.url + page.permalink}),
          })),
          tags: metadata.tags.map(({label}) => label),
        };
      });
      const feed: Feed = {
        title,
        home_page_url: siteConfig.url + home,
        description: blog.blogDescription,
        language: i18n.currentLocale,
        items,
      };
      for (const format of feeds) write(fileOf(format.address), format.write(feed, siteConfig.url + format.address));
    },
  };
}
