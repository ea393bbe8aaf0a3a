import {describe, expect, it} from 'vitest';
import {feedPost} from './feedPost';
import {feeds} from './feeds';
import {parsed} from '../plain-text/testing';

const data = {
  '@type': 'BlogPosting',
  headline: 'Uno & dos',
  description: 'Qué',
  datePublished: '2026-05-04T00:00:00.000Z',
  author: {name: 'Equipo'},
};
const page = (text: string) =>
  `<link rel=canonical href=https://a.example/blog/x><meta property=article:tag content="a,b"><script type=application/ld+json>${JSON.stringify(data)}</script>` +
  `<main><div id=__blog-post-container class=markdown>${text}</div></main>`;
const post = (text = '<p>a') => feedPost(parsed(page(text)), 'https://a.example/x.png');

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

  it('has plain text: full addresses, pictures in words, and nothing that only the site can show', () => {
    const {content} = post(
      '<h2 id=b>B<a class=hash-link href=#b>\u200B</a></h2><p class=c>C <a class=d href=/docs/>d</a></p><div role=img aria-label="Una pantalla"><svg></svg></div>',
    );
    expect(content).toBe('<div><h2>B</h2><p>C <a href="https://a.example/docs/">d</a></p><p>Una pantalla</p></div>');
  });

  it('cannot be made of another page', () => {
    expect(() => feedPost(parsed('<main>'), '')).toThrow('Expected a built post');
  });
});

it('gives the same bytes for the same posts: a feed is as old as its newest post', () => {
  const blog = {address: 'https://a.example/blog', title: 'A', description: 'B', language: 'es', posts: [post()]};
  expect(feeds(blog)).toEqual(feeds({...blog}));
  expect(feeds(blog)['rss.xml']).toContain('<lastBuildDate>Mon, 04 May 2026 00:00:00 GMT</lastBuildDate>');
});
