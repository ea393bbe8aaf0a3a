import {expect, it} from 'vitest';
import {folderWith, type Files} from '../../e2e/support/folder';
import {describeUnless, missingPrograms} from '../../e2e/support/programs';
import {addressOf, pageChanges, report} from './report';

function reportOf(oldFiles: Files, newFiles: Files, olderFiles: string[] = []): string {
  const [oldBuild, newBuild] = [folderWith(oldFiles), folderWith(newFiles)];
  return report(pageChanges(oldBuild, newBuild), olderFiles);
}

const manyWords = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece';
const text = (words: string) => `# Page\n\n${manyWords}\n\n## Part\n\n${manyWords} ${words} ${manyWords}\n\nSame.\n`;
const pageWithDate = (word: string, day: number) => `# A\n\n${word}\n\nActualizada el ${day} nov 2026.\n`;
const unchangedText = '# A\n\nStays.\n';

it('names new, changed and removed pages by their addresses, and no page that stays', () => {
  const oldBuild = folderWith({'index.md': 'a', 'docs/b.md': 'b', 'en/index.md': 'c', 'docs/d.md': 'd', 'x.txt': '1'});
  const newBuild = folderWith({'index.md': 'A', 'docs/b.md': 'b', 'en/index.md': 'C', 'docs/e.md': 'e', 'x.txt': '2'});
  const changes = pageChanges(oldBuild, newBuild).map((change) => `${change.kind} ${addressOf(change)}`);
  expect(changes).toEqual(['removed /docs/d', 'new /docs/e', 'changed /en/', 'changed /']);
});

describeUnless(missingPrograms('git'), 'the report', () => {
  it.each<[string, Files, Files, string]>([
    [
      'the words of a paragraph',
      {'a.md': text('4')},
      {'a.md': text('6')},
      `@@ ## Part\n${manyWords} [-4-]{+6+} ${manyWords}`,
    ],
    [
      'a paragraph that is gone',
      {'a.md': `${unchangedText}\nGone.\n`},
      {'a.md': unchangedText},
      '@@ # A\n[-Gone.-]\n```',
    ],
    ['the beginning of a new page', {}, {'b.md': '# B\n\nHi.\n'}, '#### new: `/b`\n\n```\n{+# B+}\n{+Hi.+}\n```'],
    [
      'no date of the last change',
      {'a.md': pageWithDate('Uno', 1)},
      {'a.md': pageWithDate('Uno', 2)},
      'No page changes its words.',
    ],
    // The text of a page cannot end its block.
    ['marks of a page as they are', {}, {'a.md': '# A\n\n```` @someone\n'}, '`````\n{+# A+}\n{+```` @someone+}\n`````'],
    ['that no translation is older', {}, {}, 'None is older'],
  ])('shows %s', (_, old, now, part) => {
    expect(reportOf(old, now)).toContain(part);
  });

  it('fits into a comment, and says what it left out', () => {
    const names = Array.from({length: 300}, (_, index) => `page-${index}.md`);
    const comment = reportOf({}, Object.fromEntries(names.map((name) => [name, `${manyWords}\n`.repeat(4)])), [
      'i18n/en/a.mdx',
    ]);
    expect(comment.length).toBeLessThanOrEqual(60_000);
    expect(comment).toMatch(/The other \d+ have no room here/);
    expect(comment).toContain('i18n/en/a.mdx');
  });
});
