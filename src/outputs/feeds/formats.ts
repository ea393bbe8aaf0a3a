import {escapeHtml} from '../../lib/text';

/** A feed as JSON Feed has it (https://www.jsonfeed.org/version/1.1/); the other formats say the same. */
export interface Feed {
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
}

interface Format {
  name: string;
  file: string;
  type: string;
  /** @param self the full address of the feed */
  write: (feed: Feed, self: string) => string;
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
const xml = (...parts: string[]) => `<?xml version="1.0" encoding="utf-8"?>\n${parts.join('\n')}\n`;

function rss({items, ...feed}: Feed, self: string): string {
  return xml(
    `<rss version="2.0" xml:lang="${escapeHtml(feed.language)}" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    '<channel>',
    element('title', feed.title),
    element('link', feed.home_page_url),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(self)}"/>`,
    element('description', feed.description),
    element('language', feed.language),
    ...items.flatMap(({id, authors, tags, ...item}) => [
      '<item>',
      element('title', item.title),
      element('link', id),
      element('guid', id),
      element('pubDate', new Date(item.date_published).toUTCString()),
      // RSS itself has one author, by the e-mail address.
      ...authors.map(({name}) => element('dc:creator', name)),
      ...tags.map((tag) => element('category', tag)),
      element('description', item.summary),
      element('content:encoded', item.content_html),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
  );
}

function atom({items, ...feed}: Feed, self: string): string {
  return xml(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(feed.language)}">`,
    element('id', feed.home_page_url),
    element('title', feed.title),
    element('subtitle', feed.description),
    `<link rel="alternate" href="${escapeHtml(feed.home_page_url)}"/>`,
    `<link rel="self" href="${escapeHtml(self)}"/>`,
    element('updated', items[0]?.date_published ?? ''),
    ...items.flatMap(({id, authors, tags, ...item}) => [
      '<entry>',
      element('title', item.title),
      element('id', id),
      `<link href="${escapeHtml(id)}"/>`,
      element('published', item.date_published),
      element('updated', item.date_published),
      ...authors.map(({name, url}) => `<author>${element('name', name)}${url ? element('uri', url) : ''}</author>`),
      ...tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
      element('summary', item.summary),
      `<content type="html">${escapeHtml(item.content_html)}</content>`,
      '</entry>',
    ]),
    '</feed>',
  );
}

function json({items, ...feed}: Feed, self: string): string {
  const content = {
    version: 'https://jsonfeed.org/version/1.1',
    ...feed,
    feed_url: self,
    items: items.map((item) => ({...item, url: item.id})),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export const formats: readonly Format[] = [
  {name: 'RSS', file: 'rss.xml', type: 'application/rss+xml', write: rss},
  {name: 'Atom', file: 'atom.xml', type: 'application/atom+xml', write: atom},
  {name: 'JSON', file: 'feed.json', type: 'application/json', write: json},
];
