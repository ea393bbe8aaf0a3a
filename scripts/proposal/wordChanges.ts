import {spawnSync} from 'node:child_process';

/** How many words are shown around a change. */
const CONTEXT = 6;

/** A part of a line: the same in both texts, only before (`-`), or only after (`+`). */
type Part = {kind: string; text: string};

/** The words of one side of a line, without those that are far from a change. */
function side(parts: readonly Part[], side: '-' | '+'): string {
  const shown = parts.map(({kind, text}, index) => {
    const words = text.match(/\s*\S+/g) ?? [];
    if (kind !== ' ' || words.length <= 2 * CONTEXT) return kind === ' ' || kind === side ? text : '';
    const first = index === 0 ? [] : words.slice(0, CONTEXT);
    return [...first, ' … ', ...(index === parts.length - 1 ? [] : words.slice(-CONTEXT)), ' '].join('');
  });
  return shown.join('').replace(/\s+/g, ' ').trim();
}

/** The lines of a text that git finds changed, with the number of the line at which each stands after the change. */
function changedLines(before: string, after: string): {line: number; parts: Part[]}[] {
  const options = ['--no-index', '--no-color', '--no-ext-diff', '--word-diff=porcelain', '--unified=0'];
  const {stdout, stderr, status} = spawnSync('git', ['diff', ...options, '--', before, after], {encoding: 'utf8'});
  // 1 says that they differ.
  if (status !== 0 && status !== 1) throw new Error(`git diff: ${stderr}`);
  return stdout.split(/^@@ -\S+ \+(?=\d)/m).flatMap((hunk, index) => {
    const [head = '', ...rest] = hunk.split('\n');
    const lines = index === 0 ? [] : rest.join('\n').split(/^~$/m);
    return lines.map((line) => ({
      line: parseInt(head, 10),
      parts: line.split('\n').flatMap((part) => (part === '' ? [] : {kind: part.charAt(0), text: part.slice(1)})),
    }));
  });
}

/**
 * The changed paragraphs of a text, in the form of a diff: the heading above them, then the words before (`-`) and after (`+`).
 * @param before a file
 * @param after the same file in another build
 * @param text the content of `after`
 * @param ignored a line that is left out
 */
export function wordChanges(before: string, after: string, text: string, ignored: RegExp): string[] {
  let last: string | undefined;
  return changedLines(before, after).flatMap(({line, parts}) => {
    if (!parts.some(({kind, text: own}) => kind !== ' ' && own.trim())) return [];
    const sides = (['-', '+'] as const).map((kind) => ({kind, words: side(parts, kind)}));
    const shown = sides.filter(({words}) => words !== '' && !ignored.test(words));
    const headings = text.split('\n', line).filter((each) => /^#+ /.test(each));
    // Without the addresses of links.
    const heading = headings.at(-1)?.replace(/^#+ |\]\([^)]*\)|\[/g, '') ?? '';
    const isNew = shown.length > 0 && heading !== last;
    if (isNew) last = heading;
    return [...(isNew ? [`@@ ${heading} @@`] : []), ...shown.map(({kind, words}) => `${kind} ${words}`)];
  });
}
