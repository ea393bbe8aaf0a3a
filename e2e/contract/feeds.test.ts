import {textContent} from 'domutils';
import type {Element} from 'happy-dom';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../src/lib/html';
import {absolute, answerTo, fileOf, readPage, readText, textsOf, valuesOf} from '../support/build';
import {addressesOf, pagesIn} from '../support/pages';
import {addressOf, locales} from '../support/routes';
import {elementsAt, parseXml, textOf, textsAt} from '../support/xml';

// Feed readers use this data to name, group and read out posts.

interface JsonFeed {
  version: string;
  title: string;
  language: string;
  feed_url: string;
  items: {id: string; date_published: string; content_html: string; authors: {name: string}[]}[];
}

describe.each(locales)('the feeds of the blog (%s)', (locale) => {
  const blog = addressOf('/blog', locale);
  const [title] = textsOf(fileOf(blog), 'title');
  const json = JSON.parse(readText(`${blog}/feed.json`)) as JsonFeed;
  const atomFeed = parseXml(readText(`${blog}/atom.xml`));
  const [rssFeed = atomFeed] = elementsAt(parseXml(readText(`${blog}/rss.xml`)), 'channel');
  const selfOf = (feed: Element, name: string) =>
    elementsAt(feed, name).flatMap((link) => (link.getAttribute('rel') === 'self' ? link.getAttribute('href') : []));

  // src/outputs/feeds.test.ts tests the fields of a post in each format.
  it('have every post, the newest first', () => {
    const ids = json.items.map(({id}) => id);
    const postPages = pagesIn('blog').filter((post) => post.locale === locale);
    expect([...ids].sort()).toEqual(postPages.map(({address}) => absolute(address)).sort());
    const dates = json.items.map(({date_published: date}) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect([textsAt(rssFeed, 'item', 'link'), textsAt(atomFeed, 'entry', 'id')]).toEqual([ids, ids]);
  });

  it('have the language, the address and the title of the blog in this language', () => {
    const {version, ...other} = json;
    expect(version).toBe('https://jsonfeed.org/version/1.1');
    expect(other).toMatchObject({title, language: locale, feed_url: absolute(`${blog}/feed.json`)});
    expect([textOf(rssFeed, 'link'), textOf(atomFeed, 'id')]).toEqual([absolute(blog), absolute(blog)]);
    expect([textOf(rssFeed, 'title'), textOf(atomFeed, 'title')]).toEqual([title, title]);
    expect([textOf(rssFeed, 'language'), atomFeed.getAttribute('xml:lang')]).toEqual([locale, locale]);
    expect(selfOf(rssFeed, 'atom:link')).toEqual([absolute(`${blog}/rss.xml`)]);
    expect(selfOf(atomFeed, 'link')).toEqual([absolute(`${blog}/atom.xml`)]);
  });

  it('name each author of a post, and no e-mail address', () => {
    for (const {id, authors} of json.items) {
      const names = textsOf(answerTo(new URL(id).pathname) ?? '', 'main .avatar__name');
      expect(authors, id).toMatchObject(names.map((name) => ({name})));
    }
    for (const file of ['rss.xml', 'atom.xml'])
      expect(readText(`${blog}/${file}`)).not.toMatch(/<(?:author>[^<]|email)/);
  });

  it('have the whole text of each post, in plain HTML with full addresses', () => {
    for (const {id, content_html: content} of json.items) {
      const page = readPage(answerTo(new URL(id).pathname) ?? '');
      const paragraphs = page.querySelectorAll('.markdown > p').map(({text}) => text.replace(/\s+/g, ' ').trim());
      const text = textContent(parseHtml(content)).replace(/\s+/g, ' ');
      expect(paragraphs).not.toEqual([]);
      const missingParagraphs = paragraphs.filter((paragraph) => !text.includes(paragraph));
      expect(missingParagraphs, id).toEqual([]);
      expect(content, id).not.toMatch(
        /(?:href|src)="(?!https:\/\/|mailto:)[^"]*"|\sclass=|\sstyle=|<svg|<script|\u200B/,
      );
    }
  });

  it('are announced by every page', () => {
    const feedAddresses = ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${blog}/${name}`);
    for (const address of addressesOf(locale)) {
      const selector = 'link[rel="alternate"][type^="application/"]';
      expect(valuesOf(fileOf(address), selector, 'href'), address).toEqual(feedAddresses);
      const titles = ['RSS', 'Atom', 'JSON'].map((format) => `${title} ${format}`);
      expect(valuesOf(fileOf(address), selector, 'title'), address).toEqual(titles);
    }
  });
});
