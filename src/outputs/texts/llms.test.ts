import path from 'node:path';
import {Readable} from 'node:stream';
import {text as consume} from 'node:stream/consumers';
import {describe, expect, it} from 'vitest';
import {llmsFullTxt, llmsTxt} from './llms';

const site = {title: 'Help', description: 'What it helps with.', whole: 'https://a.example/llms-full.txt'};
const text = (name: string) => ({
  address: `https://a.example/${name}/`,
  url: `https://a.example/${name}.md`,
  path: `/${name}/index.html`,
  title: name.toUpperCase(),
  description: `About ${name}.`,
  file: `${name}.md`,
});
const order = {
  index: '/manual/',
  topics: [{label: 'Topic', pages: ['/b/', '/a/']}],
  posts: ['/post/'],
  pages: ['/legal/'],
};
const texts = ['a', 'b', 'legal', 'list', 'manual', 'post'].map(text);

describe('the list of texts', () => {
  it('has the pages in the order of the manual, and posts and free pages as optional', () => {
    expect(llmsTxt(site, order, texts)).toBe(
      '# Help\n\n> What it helps with.\n\n- [MANUAL](https://a.example/manual.md): About manual.\n\n## Topic\n\n' +
        '- [B](https://a.example/b.md): About b.\n- [A](https://a.example/a.md): About a.\n\n## Optional\n\n' +
        '- [POST](https://a.example/post.md): About post.\n- [LEGAL](https://a.example/legal.md): About legal.\n- [llms-full.txt](https://a.example/llms-full.txt)\n',
    );
  });

  it('names a page without a translation by where it stands, not by its canonical address', () => {
    const own = {...text('a'), address: 'https://a.example/other/'};
    expect(llmsTxt(site, {index: '/a/', topics: [], posts: [], pages: []}, [own])).toContain(
      '[A](https://a.example/a.md)',
    );
  });

  it('cannot be made without the text of a page of the manual', () => {
    expect(() => llmsTxt(site, order, [text('manual')])).toThrow('The manual names /b/, which has no text');
  });
});

it('the whole has every text once, each below its address', async () => {
  const readText = (file: string) => Promise.resolve(`# ${path.parse(file).name.toUpperCase()}\n\nText.\n`);
  const whole = await consume(Readable.from(llmsFullTxt(site, {...order, posts: [], pages: []}, texts, readText)));
  expect(whole).toBe(
    '# Help\n\n> What it helps with.\n\n---\n\n<https://a.example/manual/>\n\n# MANUAL\n\nText.\n\n---\n\n' +
      '<https://a.example/b/>\n\n# B\n\nText.\n\n---\n\n<https://a.example/a/>\n\n# A\n\nText.\n',
  );
});
