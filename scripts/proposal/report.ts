import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {addressOf, updatedLine, type PageChange} from './pageChanges';

/** What a comment on GitHub has room for, with what the workflow adds. */
const MAX_CHARACTERS = 60_000;

/** Words of a page in a block where nothing is markup: they cannot mention anybody, and cannot end the block. */
function quoted(lines: readonly string[]): string {
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map(({length}) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}diff\n${lines.join('\n')}\n${fence}`;
}

/** A paragraph that is new or gone as a whole, as git shows it. */
const WHOLE = /^(?:\{(\+)|\[(-))((?:(?!\+\}|-\]).)*)..$/;

/** The changed paragraphs of a text, each below its heading: `[-before-]{+after+}` in a line, or a mark before the whole of it. */
function wordChanges(before: string, after: string): string[] {
  const headings = ['-c', 'diff.default.xfuncname=^#+ .*'];
  const options = ['--no-index', '--no-color', '--no-ext-diff', '--word-diff', '--unified=0'];
  const {stdout, stderr, status} = spawnSync('git', [...headings, 'diff', ...options, '--', before, after], {
    encoding: 'utf8',
  });
  // 1 says that they differ.
  if (status !== 0 && status !== 1) throw new Error(`git diff: ${stderr}`);
  const [, ...hunks] = stdout.split(/^(?=@@ )/m);
  return hunks.flatMap((hunk) => {
    const [head = '', ...lines] = hunk.split('\n').filter((line) => line.trim() !== '' && !updatedLine.test(line));
    const shown = lines.map((line) =>
      line.replace(WHOLE, (_, added = '', removed = '', words = '') => `${added}${removed} ${words}`),
    );
    return lines.length > 0 ? [head.replace(/^@@ .* @@/, '@@'), ...shown] : [];
  });
}

function section(change: PageChange, before: string, after: string): string {
  const {kind, file, text} = change;
  const beginning = text.split('\n').filter(Boolean).slice(0, 4);
  const words =
    kind === 'changed'
      ? wordChanges(path.join(before, file), path.join(after, file))
      : beginning.map((line) => `${kind === 'new' ? '+' : '-'} ${line}`);
  return `#### ${kind}: \`${addressOf(change).replaceAll('`', '')}\`\n\n${quoted(words)}\n\n`;
}

/**
 * What a proposal changes for readers, as Markdown: each page in words, then the translations that are older than their Spanish text now.
 * @param before the build that it is compared with
 * @param after its own build
 * @param older files of translations
 */
export function report(
  changes: readonly PageChange[],
  {before, after, older}: {before: string; after: string; older: readonly string[]},
): string {
  const count = (kind: PageChange['kind']) => `${changes.filter((change) => change.kind === kind).length} ${kind}`;
  const head =
    changes.length === 0
      ? 'No page changes its words.'
      : `Pages that change their words: ${count('new')}, ${count('changed')}, ${count('removed')}.`;
  const translations =
    older.length === 0
      ? 'None is older than its Spanish text because of this.'
      : 'Older than their Spanish text now. Translate what changed, then `npm run translations:update-hash -- FILE`:\n\n' +
        older.map((file) => `- \`${file}\``).join('\n');
  const end = `### Translations\n\n${translations}\n`;
  let text = `### Pages\n\n${head}\n\n`;
  for (const [index, change] of changes.entries()) {
    const next = section(change, before, after);
    if (text.length + next.length + end.length > MAX_CHARACTERS) {
      return `${text}The other ${changes.length - index} have no room here.\n\n${end}`.slice(0, MAX_CHARACTERS);
    }
    text += next;
  }
  return text + end;
}
