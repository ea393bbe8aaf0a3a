import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {parseHtml, selectRequired, writeHtml} from '../lib/html';
import {textNodesOf} from './texts/pageText';
import {read, write} from '../lib/files';
import {escapeHtml} from '../lib/text';

/** A feed in the shape of JSON Feed (https://www.jsonfeed.org/version/1.1/); the other formats say the same. */
export type Feed = {
  title: string;
  home_page_url: string;
  description: string;
  language: string;
  items: {
    /** The full address of the post. */
    id: string;
    title: string;
    summary: string;
    content_html: string;
    date_published: string;
    authors: {name: string; url?: string}[];
    tags: string[];
  }[];
};

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
const xml = (...parts: string[]) => `<?xml version="1.0" encoding="utf-8"?>\n${parts.join('\n')}\n`;

const rss = ({items, ...feed}: Feed, self: string): string =>
  xml(
    `<rss version="2.0" xml:lang="${feed.language}" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    '<channel>',
    element('title', feed.title),
    element('link', feed.home_page_url),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(self)}"/>`,
    element('description', feed.description),
    element('language', feed.language),
    ...items.flatMap((item) => [
      '<item>',
      element('title', item.title),
      element('link', item.id),
      element('guid', item.id),
      element('pubDate', new Date(item.date_published).toUTCString()),
      // RSS itself allows only one author, by e-mail address.
      ...item.authors.map(({name}) => element('dc:creator', name)),
      ...item.tags.map((tag) => element('category', tag)),
      element('description', item.summary),
      element('content:encoded', item.content_html),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
  );

const atom = ({items, ...feed}: Feed, self: string): string =>
  xml(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('id', feed.home_page_url),
    element('title', feed.title),
    element('subtitle', feed.description),
    `<link rel="alternate" href="${escapeHtml(feed.home_page_url)}"/>`,
    `<link rel="self" href="${escapeHtml(self)}"/>`,
    element('updated', items[0]?.date_published ?? ''),
    ...items.flatMap((item) => [
      '<entry>',
      element('title', item.title),
      element('id', item.id),
      `<link href="${escapeHtml(item.id)}"/>`,
      element('published', item.date_published),
      element('updated', item.date_published),
      ...item.authors.map(
        ({name, url}) => `<author>${element('name', name)}${url ? element('uri', url) : ''}</author>`,
      ),
      ...item.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
      element('summary', item.summary),
      `<content type="html">${escapeHtml(item.content_html)}</content>`,
      '</entry>',
    ]),
    '</feed>',
  );

function json({items, ...feed}: Feed, self: string): string {
  const version = 'https://jsonfeed.org/version/1.1';
  const content = {version, ...feed, feed_url: self, items: items.map((item) => ({...item, url: item.id}))};
  return `${JSON.stringify(content, null, 2)}\n`;
}

export const formats = [
  {name: 'RSS', file: 'rss.xml', type: 'application/rss+xml', write: rss},
  {name: 'Atom', file: 'atom.xml', type: 'application/atom+xml', write: atom},
  {name: 'JSON', file: 'feed.json', type: 'application/json', write: json},
] as const;

/** The id that Docusaurus gives to the text of a post. */
const POST_ID = '__blog-post-container';

/**
 * The text of a built post as plain HTML, with full addresses and pictures of the app in words: feed readers have their own styles.
 * @param address of the post
 * @throws when the page has no post
 */
function feedContent(html: string, address: string): string {
  const container = selectRequired(`#${POST_ID}`, parseHtml(html), `The built post ${address}`);
  const children = textNodesOf(container, {address, section: {depth: 2}, isStrong: false});
  return writeHtml(children).trim();
}

/**
 * The feeds of the blog in the language of the running build. The feeds of Docusaurus name only the first of several authors, or all by
 * e-mail address; two of the formats have no language, and the titles of their links have English words.
 */
export function blogFeeds({siteConfig, baseUrl, i18n}: LoadContext, blog: BlogContent) {
  const home = `${baseUrl}blog`;
  const title = `${blog.blogTitle} | ${siteConfig.title}`;

  return {
    /** The links in the head of every page. */
    links: formats.map(({name, type, file}): HtmlTagObject => ({
      tagName: 'link',
      attributes: {rel: 'alternate', type, href: `${home}/${file}`, title: `${title} ${name}`},
    })),
    /** Writes the files. The pages of the posts must be built. */
    write(outDir: string): void {
      const fileOf = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      const items = blog.blogPosts
        .filter(({metadata}) => !metadata.unlisted)
        .map(({metadata}) => {
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
      const {currentLocale: language} = i18n;
      const feed = {title, home_page_url: siteConfig.url + home, description: blog.blogDescription, language, items};
      for (const {file, write: writeFeed} of formats) {
        write(path.join(fileOf(home), file), writeFeed(feed, `${siteConfig.url}${home}/${file}`));
      }
    },
  };
}
