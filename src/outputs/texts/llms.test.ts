import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeTextLists} from './llms';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'llms-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const write = (...pages: string[]) => {
  const summaries = new Map(
    pages.map((name) => [
      name === '' ? 'index.html' : `${name}/index.html`,
      {address: `https://a.example/${name}`, title: name.toUpperCase(), description: `About ${name}.`},
    ]),
  );
  pages.forEach((name) => writeFileSync(path.join(outDir, `${name || 'index'}.md`), `# ${name}\n`));
  const order = [
    {label: '', pages: ['/manual/']},
    {label: 'Topic', pages: ['/b/', '/a/']},
    {label: 'Optional', pages: ['/post/', '/legal/']},
  ];
  return writeTextLists({outDir, url: 'https://a.example/', title: 'Help', order, summaries});
};

it('has the pages in the order of the manual, and posts and free pages as optional', async () => {
  await write('', 'a', 'b', 'legal', 'list', 'manual', 'post');
  expect(readFileSync(path.join(outDir, 'llms.txt'), 'utf8')).toBe(
    '# Help\n\n> About .\n\n- [MANUAL](https://a.example/manual.md): About manual.\n\n## Topic\n\n' +
      '- [B](https://a.example/b.md): About b.\n- [A](https://a.example/a.md): About a.\n\n## Optional\n\n' +
      '- [POST](https://a.example/post.md): About post.\n- [LEGAL](https://a.example/legal.md): About legal.\n- [llms-full.txt](https://a.example/llms-full.txt)\n',
  );
});

it('cannot be made without the text of a page of the manual', async () => {
  await expect(write('', 'manual')).rejects.toThrow('The manual names /b/, which has no text');
});
