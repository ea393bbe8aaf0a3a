import {expect, it} from 'vitest';
import {feedContent} from './feedItems';

const post = (text: string) => `<main><div id=__blog-post-container class=markdown>${text}</div></main>`;

it('gives feeds plain text: full addresses, pictures in words, and nothing that only the site can show', () => {
  const html = post(
    '<h2 id=b>B<a class=hash-link href=#b>\u200B</a></h2><p class=c>C <a class=d href=/docs/>d</a></p><div role=img aria-label="Una pantalla"><svg></svg></div>',
  );
  expect(feedContent(html, 'https://a.example/blog/x')).toBe(
    '<div><h2>B</h2><p>C <a href="https://a.example/docs/">d</a></p><p>Una pantalla</p></div>',
  );
});

it('gives no content of another page', () => {
  expect(() => feedContent('<main>', 'https://a.example/blog')).toThrow('Expected a built post');
});
