import {describe, expect, it} from 'vitest';
import {feedPost} from './feedPost';
import {feeds} from './feeds';
import {parseHtml} from '../html/parse';

const data = {
  '@type': 'BlogPosting',
  headline: 'Uno & dos',
  description: 'Qué',
  datePublished: '2026-05-04T00:00:00.000Z',
  author: {name: 'Equipo'},
};
const page = (text: string) =>
  `<link rel=canonical href=https://a.example/blog/x><meta property=article:tag content="a,b"><script type=application/ld+json>{"@type":"BreadcrumbList"}</script><script type=application/ld+json>${JSON.stringify(data)}</script>` +
  `<main><div id=__blog-post-container class=markdown>${text}</div></main>`;
const post = (text = '<p>a', changed?: string) => feedPost(parseHtml(page(text)), 'https://a.example/x.png', changed);

describe('a post in a feed', () => {
  it('has the title, the date, the authors and the tags of its page', () => {
    expect(post()).toMatchObject({
      address: 'https://a.example/blog/x',
      title: 'Uno & dos',
      published: '2026-05-04T00:00:00.000Z',
      authors: ['Equipo'],
      tags: ['a', 'b'],
    });
  });

  it('has the date of change from git, but not before its publication', () => {
    expect([undefined, '2026-05-01', '2026-06-01'].map((changed) => post('<p>a', changed).modified)).toEqual([
      '2026-05-04T00:00:00.000Z',
      '2026-05-04T00:00:00.000Z',
      '2026-06-01T00:00:00.000Z',
    ]);
  });

  it('has plain text: full addresses, pictures in words, and nothing that only the site can show', () => {
    const {content} = post(
      '<h2 id=b>B<a class=hash-link href=#b>\u200B</a></h2><p class=c>C <a class=d href=/docs/>d</a></p><div role=img aria-label="Una pantalla"><svg></svg></div>',
    );
    expect(content).toBe('<div><h2>B</h2><p>C <a href="https://a.example/docs/">d</a></p><p>Una pantalla</p></div>');
  });

  it('cannot be made of another page', () => {
    expect(() => feedPost(parseHtml('<main>'), '')).toThrow('Expected a built post');
  });
});

const blog = {
  address: 'https://a.example/blog',
  title: 'A',
  description: 'B',
  language: 'es',
  email: 'ayuda@a.example',
};

it('gives the same bytes for the same posts: a feed is as old as its last change', () => {
  const posts = [post(), post('<p>a', '2026-06-01')];
  expect(feeds({...blog, posts})).toEqual(feeds({...blog, posts}));
  expect(feeds({...blog, posts})['rss.xml']).toContain('<lastBuildDate>Mon, 01 Jun 2026 00:00:00 GMT</lastBuildDate>');
});

it('has the language, and authors with the e-mail address that RSS requires', () => {
  const {'rss.xml': rss, 'atom.xml': atom, 'feed.json': json} = feeds({...blog, posts: [post()]});
  expect(rss).toContain('<author>ayuda@a.example (Equipo)</author>');
  expect(rss).toContain('<language>es</language>');
  expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">');
  expect(json).toContain('"language": "es"');
});

it('has in each format the date of publication, and where the format supports it, that of the last change', () => {
  const {'rss.xml': rss, 'atom.xml': atom, 'feed.json': json} = feeds({...blog, posts: [post('<p>a', '2026-06-01')]});
  expect(rss).toContain('<pubDate>Mon, 04 May 2026 00:00:00 GMT</pubDate>');
  expect(atom).toMatch(/<entry>[^]*<updated>2026-06-01T[^]*<published>2026-05-04T/);
  expect(JSON.parse(json)).toMatchObject({
    items: [{date_published: '2026-05-04T00:00:00.000Z', date_modified: '2026-06-01T00:00:00.000Z'}],
  });
});
