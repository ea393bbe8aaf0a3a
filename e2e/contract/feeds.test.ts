import {describe, expect, it} from 'vitest';
import {absolute, answerTo, fileOf, readPage, readText} from '../support/build';
import {addressesOf, pagesIn} from '../support/pages';
import {addressOf, locales} from '../support/routes';
import {parseXml, type XmlElement} from '../support/xml';
import {textContent} from 'domutils';
import {parseHtml} from '../../src/lib/html/parse';

/** The feeds of the blog. */

/** The fields that an item of these feeds has. */
interface JsonItem {
  id: string;
  url: string;
  title: string;
  content_html: string;
  date_published: string;
  author: {name: string};
}

interface Item {
  id: string;
  title: string;
  published: number;
  content: string;
}

describe.each(locales)('the feeds of the blog (%s)', (locale) => {
  const blog = addressOf('/blog', locale);
  const blogTitle = {es: 'Consejos | Ayuda de Cercana', en: 'Tips | Cercana Help'}[locale];

  /** https://www.rssboard.org/rss-specification and the profile of best practice for `content:encoded`. */
  const rss = (): Item[] => {
    const channel = parseXml(readText(`${blog}/rss.xml`))
      .only('rss')
      .only('channel');
    expect(channel.textOf('title')).toBe(blogTitle);
    expect(channel.textOf('description')).toMatch(/\S/);
    expect(channel.textOf('link')).toBe(absolute(blog));
    expect(channel.textOf('language')).toBe(locale);
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
    expect(feed.textOf('id')).toBe(absolute(blog));
    expect(feed.textOf('title')).toBe(blogTitle);
    expect(feed.textOf('updated')).toMatch(isDate);
    expect(feed.all('icon')).toEqual([]);
    return feed.all('entry').map((entry) => {
      expect(entry.textOf('updated')).toMatch(isDate);
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

  /** https://www.jsonfeed.org/version/1/ */
  const json = (): Item[] => {
    const feed = JSON.parse(readText(`${blog}/feed.json`)) as {
      [name: string]: unknown;
      items: JsonItem[];
    };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1',
      home_page_url: absolute(blog),
      title: blogTitle,
    });
    return feed.items.map((item) => {
      expect(item.url).toBe(item.id);
      expect(item.date_published).toMatch(isDate);
      expect(item.author.name).toMatch(/\S/);
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
    const written = pagesIn('blog').filter((post) => post.locale === locale);
    expect(posts.map(({id}) => id).sort()).toEqual(written.map(({address}) => absolute(address)).sort());
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
      expect(paragraphs).not.toEqual([]);
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

  it('are announced by every page', () => {
    const announced = ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${blog}/${name}`);
    for (const address of addressesOf(locale)) {
      const links = readPage(fileOf(address)).querySelectorAll('link[rel="alternate"][type^="application/"]');
      expect(
        links.map((link) => link.getAttribute('href')),
        address,
      ).toEqual(announced);
    }
  });
});
