import {expect, it} from 'vitest';
import {folderWith, type Files} from '../../e2e/support/folder';
import {addressOf, pageChanges} from './pageChanges';
import {report} from './report';

function reportOf(old: Files, now: Files, older: string[] = []): string {
  const [before, after] = [folderWith(old), folderWith(now)];
  return report(pageChanges(before, after), {before, after, older});
}

const many = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece';

it('names what is new, changed and removed, by its address, and nothing that stays', () => {
  const [before, after] = [
    folderWith({'index.md': 'a', 'docs/b.md': 'b', 'en/index.md': 'c', 'docs/d.md': 'd', 'x.txt': '1'}),
    folderWith({'index.md': 'A', 'docs/b.md': 'b', 'en/index.md': 'C', 'docs/e.md': 'e', 'x.txt': '2'}),
  ];
  expect(pageChanges(before, after).map((change) => [change.kind, addressOf(change)])).toEqual([
    ['removed', '/docs/d'],
    ['new', '/docs/e'],
    ['changed', '/en/'],
    ['changed', '/'],
  ]);
});

it('shows the words of each changed paragraph before and after, below their heading', () => {
  const text = (words: string) => `# Page\n\n${many}\n\n## Part\n\n${many} ${words} ${many}\n\nSame.\n`;
  expect(reportOf({'a.md': text('four')}, {'a.md': text('six')})).toContain(
    `\`\`\`diff\n@@ ## Part\n${many} [-four-]{+six+} ${many}\n\`\`\``,
  );
});

it('shows a paragraph that is new or gone on one side, and the beginning of a new page', () => {
  const text = reportOf({'a.md': '# A\n\nStays.\n\nGone.\n'}, {'a.md': '# A\n\nStays.\n', 'b.md': '# B\n\nHello.\n'});
  expect(text).toContain('@@ # A\n- Gone.\n```');
  expect(text).toContain('#### new: `/b`\n\n```diff\n+ # B\n+ Hello.\n```');
});

it('leaves out the date of the last change', () => {
  const dated = (word: string, day: number) => `# A\n\n${word}\n\nActualizada el ${day} nov 2026.\n`;
  expect(reportOf({'a.md': dated('Uno', 1)}, {'a.md': dated('Uno', 2)})).toContain('No page changes its words.');
  for (const now of [dated('Dos', 2), '# A\n\nDos\n']) {
    expect(reportOf({'a.md': dated('Uno', 1)}, {'a.md': now})).not.toContain('Actualizada');
  }
});

it('quotes what a page says: it cannot end the block that it stands in', () => {
  expect(reportOf({}, {'a.md': '# A\n\n```` @someone\n'})).toContain('`````diff\n+ # A\n+ ```` @someone\n`````');
});

it('says which translations are older now', () => {
  expect(reportOf({}, {})).toContain('None is older');
  expect(reportOf({}, {}, ['i18n/en/a.mdx'])).toContain('Older than their');
});

it('fits into a comment, and says what it left out', () => {
  const pages = Object.fromEntries(
    Array.from({length: 300}, (_, index) => [`page-${index}.md`, `${many}\n`.repeat(4)]),
  );
  const text = reportOf({}, pages, ['i18n/en/a.mdx']);
  expect(text.length).toBeLessThanOrEqual(60_000);
  expect(text).toMatch(/The other \d+ have no room here/);
  expect(text).toContain('i18n/en/a.mdx');
});
