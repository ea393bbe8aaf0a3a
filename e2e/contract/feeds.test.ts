import {describe, expect, it} from 'vitest';
import {absolute, answerTo, fileOf, readPage, readText} from '../support/build';
import {addressesOf, addressOf, locales} from '../support/routes';
import {parseXml, type XmlElement} from '../support/xml';
import {textContent} from 'domutils';
import {parseHtml} from '../../src/html/parse';

/** The feeds of the blog. */

/** The fields that an item of these feeds has. */
interface JsonItem {
  id: string;
  url: string;
  title: string;
  image: string;
  content_html: string;
  date_published: string;
  date_modified: string;
  authors: {name: string}[];
}

interface Item {
  id: string;
  title: string;
  published: number;
  content: string;
}

describe.each(locales)('the feeds of the blog (%s)', (locale) => {
  const blog = addressOf('/blog', locale);
  const feedAddress = (name: string) => absolute(`${blog}/${name}`);
  const blogTitle = {es: 'Novedades | Ayuda de Cercana', en: 'News | Cercana Help'}[locale];

  /** https://www.rssboard.org/rss-specification and the profile of best practice for `atom:link` and `content:encoded`. */
  const rss = (): Item[] => {
    const channel = parseXml(readText(`${blog}/rss.xml`))
      .only('rss')
      .only('channel');
    expect(channel.textOf('title')).toBe(blogTitle);
    expect(channel.textOf('description')).toMatch(/\S/);
    expect(channel.textOf('link')).toBe(absolute(blog));
    expect(channel.textOf('language')).toBe(locale);
    expect(channel.only('atom:link').attribute('href')).toBe(feedAddress('rss.xml'));
    expect(channel.only('atom:link').attribute('rel')).toBe('self');
    return channel.all('item').map((item) => {
      expect(item.textOf('pubDate')).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect(item.textOf('guid')).toBe(item.textOf('link'));
      expect(item.textOf('description')).toMatch(/\S/);
      expect(item.all('author').map(({text}) => text)).toContainEqual(expect.stringMatching(/^[^@\s]+@\S+ \(.+\)$/));
      return {
        id: item.textOf('link'),
        title: item.textOf('title'),
        published: Date.parse(item.textOf('pubDate')),
        content: item.textOf('content:encoded'),
      };
    });
  };

  const isDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
  const linkOf = (element: XmlElement, rel: string) =>
    element
      .all('link')
      .filter((link) => (link.attribute('rel') ?? 'alternate') === rel)
      .map((link) => link.attribute('href'));

  /** RFC 4287. */
  const atom = (): Item[] => {
    const feed = parseXml(readText(`${blog}/atom.xml`)).only('feed');
    expect(feed.attribute('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(feed.attribute('xml:lang')).toBe(locale);
    expect(feed.textOf('id')).toBe(absolute(blog));
    expect(feed.textOf('title')).toBe(blogTitle);
    expect(feed.textOf('updated')).toMatch(isDate);
    expect(linkOf(feed, 'self')).toEqual([feedAddress('atom.xml')]);
    expect(feed.all('icon')).toEqual([]);
    return feed.all('entry').map((entry) => {
      expect(entry.textOf('updated')).toMatch(isDate);
      expect(entry.textOf('updated') >= entry.textOf('published')).toBe(true);
      expect(feed.textOf('updated') >= entry.textOf('updated')).toBe(true);
      expect(linkOf(entry, 'alternate')).toEqual([entry.textOf('id')]);
      expect(entry.all('author').map((author) => author.textOf('name'))).toContainEqual(expect.stringMatching(/\S/));
      expect(entry.all('category').every((category) => category.attribute('term'))).toBe(true);
      return {
        id: entry.textOf('id'),
        title: entry.textOf('title'),
        published: Date.parse(entry.textOf('published')),
        content: entry.textOf('content'),
      };
    });
  };

  /** https://www.jsonfeed.org/version/1.1/ */
  const json = (): Item[] => {
    const feed = JSON.parse(readText(`${blog}/feed.json`)) as {
      [name: string]: unknown;
      items: JsonItem[];
    };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: absolute(blog),
      feed_url: feedAddress('feed.json'),
      language: locale,
      title: blogTitle,
    });
    return feed.items.map((item) => {
      expect(item.url).toBe(item.id);
      expect(item.date_published).toMatch(isDate);
      expect(item.date_modified).toMatch(isDate);
      expect(item.date_modified >= item.date_published).toBe(true);
      expect(item.authors.length).toBeGreaterThan(0);
      expect(answerTo(new URL(item.image).pathname)).toMatch(/\.png$/);
      return {
        id: item.id,
        title: item.title,
        published: Date.parse(item.date_published),
        content: item.content_html,
      };
    });
  };

  it('follow the rules of RSS, Atom and JSON Feed, and say the same', () => {
    const posts = rss();
    expect(posts).toHaveLength(4);
    expect(new Set(posts.map(({id}) => id)).size).toBe(4);
    expect(atom()).toEqual(posts);
    expect(json()).toEqual(posts);
    expect(posts.map(({published}) => -published)).toEqual(
      posts.map(({published}) => -published).sort((a, b) => a - b),
    );
  });

  it('have the whole text of each post, in plain HTML with full addresses', () => {
    for (const {id, content} of rss()) {
      const page = readPage(answerTo(new URL(id).pathname) ?? '');
      const paragraphs = page.querySelectorAll('.markdown > p').map(({text}) => text.replace(/\s+/g, ' ').trim());
      const text = textContent(parseHtml(content)).replace(/\s+/g, ' ');
      expect(paragraphs.length).toBeGreaterThan(2);
      expect(
        paragraphs.filter((paragraph) => !text.includes(paragraph)),
        id,
      ).toEqual([]);
      expect(
        content.match(/(?:href|src)="(?!https:\/\/|mailto:)[^"]*"|\sclass=|\sstyle=|<svg|<script|\u200B/g),
        id,
      ).toBeNull();
    }
  });

  it('are announced by the pages of the blog alone', () => {
    const kinds = {
      'rss.xml': 'application/rss+xml',
      'atom.xml': 'application/atom+xml',
      'feed.json': 'application/feed+json',
    };
    const announced = Object.entries(kinds).map(([name, type]) => [`${blog}/${name}`, type]);
    for (const address of addressesOf(locale)) {
      const links = readPage(fileOf(address)).querySelectorAll('link[rel="alternate"][type^="application/"]');
      const isBlog = `${address}/`.startsWith(`${blog}/`);
      const site = readPage(fileOf(address)).querySelector('meta[property="og:site_name"]')?.getAttribute('content');
      expect(links.map((link) => link.getAttribute('title'))).toEqual(
        isBlog ? ['RSS', 'Atom', 'JSON'].map((format) => `${site}: ${format}`) : [],
      );
      expect(
        links.map((link) => [link.getAttribute('href'), link.getAttribute('type')]),
        address,
      ).toEqual(isBlog ? announced : []);
    }
  });
});
