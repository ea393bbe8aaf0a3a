import {expect, it} from 'vitest';
import {elementsAt, parseXml, textOf, textsAt} from '../../e2e/support/xml';
import {type Feed, formats} from './feeds';

const signs = `<b>&amp; "'</b> ]]> \u00AB\u00BB`;
const feed: Feed = {
  title: signs,
  home_page_url: 'https://a.example/blog',
  description: signs,
  language: 'es',
  items: [
    {
      id: 'https://a.example/blog/a?b&c',
      title: signs,
      summary: signs,
      content_html: `<p>${signs}</p>`,
      date_published: '2026-11-09T00:00:00.000Z',
      authors: [{name: signs}, {name: 'B', url: 'https://a.example/b'}, {name: 'C'}],
      tags: [signs, 'b'],
    },
  ],
};
const xmlOf = (name: string) =>
  formats.find((format) => format.name === name)?.write(feed, 'https://a.example/f') ?? '';

it.each([
  ['RSS', ['channel', 'item'], ['description', 'content:encoded'], 'pubDate', ['dc:creator']],
  ['Atom', ['entry'], ['summary', 'content'], 'published', ['author', 'name']],
])('%s has special characters, the date, and each author by name', (name, path, texts, dateTag, authorTags) => {
  const feedElement = parseXml(xmlOf(name));
  const [item = feedElement] = elementsAt(feedElement, ...path);
  expect(['title', ...texts].map((each) => textOf(item, each))).toEqual([signs, signs, `<p>${signs}</p>`]);
  expect(new Date(textOf(item, dateTag)).toISOString()).toBe('2026-11-09T00:00:00.000Z');
  expect(textsAt(item, ...authorTags)).toEqual([signs, 'B', 'C']);
  expect(elementsAt(item, 'category')).toHaveLength(2);
});

it.each(['RSS', 'Atom'])('%s declares the language of the feed', (name) => {
  expect(parseXml(xmlOf(name)).getAttribute('xml:lang')).toBe('es');
});
