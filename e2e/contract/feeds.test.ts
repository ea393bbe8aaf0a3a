import {textContent} from 'domutils';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../src/lib/html/parse';
import {absolute, answerTo, fileOf, readPage, readText, valuesOf} from '../support/build';
import {addressesOf, pagesIn} from '../support/pages';
import {addressOf, locales} from '../support/routes';
import {elementsAt, parseXml, textOf, type XmlElement} from '../support/xml';

// The feeds of the blog. Docusaurus writes them; the text of the posts and the addresses of their authors are of this site.

interface Item {
  id: string;
  title: string;
  published: number;
  content: string;
}

describe.each(locales)('the feeds of the blog (%s)', (locale) => {
  const blog = addressOf('/blog', locale);

  const itemOf = (element: XmlElement, id: string, published: string, content: string): Item => ({
    id: textOf(element, id),
    title: textOf(element, 'title'),
    published: Date.parse(textOf(element, published)),
    content: textOf(element, content),
  });

  const rss = (): Item[] => {
    const [feed = {}] = elementsAt(parseXml(readText(`${blog}/rss.xml`)), 'rss', 'channel');
    expect([textOf(feed, 'link'), textOf(feed, 'language')]).toEqual([absolute(blog), locale]);
    return elementsAt(feed, 'item').map((item) => {
      expect(textOf(item, 'description')).toMatch(/\S/);
      expect(textOf(item, 'author')).toMatch(/^[^@\s]+@\S+ \(.+\)$/);
      return itemOf(item, 'link', 'pubDate', 'content:encoded');
    });
  };

  const atom = (): Item[] => {
    const [feed = {}] = elementsAt(parseXml(readText(`${blog}/atom.xml`)), 'feed');
    expect(textOf(feed, 'id')).toBe(absolute(blog));
    return elementsAt(feed, 'entry').map((entry) => itemOf(entry, 'id', 'published', 'content'));
  };

  const json = (): Item[] => {
    const {items} = JSON.parse(readText(`${blog}/feed.json`)) as {items: Record<string, string>[]};
    return items.map(({id = '', title = '', date_published: date = '', content_html: content = ''}) => ({
      ...{id, title, content},
      published: Date.parse(date),
    }));
  };

  it('have every post, the newest first, and say the same', () => {
    const posts = rss();
    const written = pagesIn('blog').filter((post) => post.locale === locale);
    expect(posts.map(({id}) => id).sort()).toEqual(written.map(({address}) => absolute(address)).sort());
    expect(atom()).toEqual(posts);
    expect(json()).toEqual(posts);
    expect(posts).toEqual([...posts].sort((one, other) => other.published - one.published));
  });

  it('have the whole text of each post, in plain HTML with full addresses', () => {
    for (const {id, content} of rss()) {
      const page = readPage(answerTo(new URL(id).pathname) ?? '');
      const paragraphs = page.querySelectorAll('.markdown > p').map(({text}) => text.replace(/\s+/g, ' ').trim());
      const text = textContent(parseHtml(content)).replace(/\s+/g, ' ');
      expect(paragraphs).not.toEqual([]);
      const missing = paragraphs.filter((paragraph) => !text.includes(paragraph));
      expect(missing, id).toEqual([]);
      expect(content, id).not.toMatch(
        /(?:href|src)="(?!https:\/\/|mailto:)[^"]*"|\sclass=|\sstyle=|<svg|<script|\u200B/,
      );
    }
  });

  it('are announced by every page', () => {
    const announced = ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${blog}/${name}`);
    for (const address of addressesOf(locale)) {
      const selector = 'link[rel="alternate"][type^="application/"]';
      expect(valuesOf(fileOf(address), selector, 'href'), address).toEqual(announced);
    }
  });
});
