import {describe, expect, it} from 'vitest';
import {llmsTxt} from './llms';

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

  it('cannot be made without the text of a page of the manual', () => {
    expect(() => llmsTxt(site, order, [text('manual')])).toThrow('The manual names /b/, which has no text');
  });
});
