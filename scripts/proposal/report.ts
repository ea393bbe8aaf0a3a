import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listFiles, read, write} from '../../src/lib/files';
import {locales} from '../../src/site/locales';

/** A page whose words two builds do not share. */
export interface PageChange {
  kind: 'new' | 'changed' | 'removed';
  /** The text file beside the page, below the build: `en/docs/faq.md`. */
  file: string;
  /** Its changed paragraphs, each below its heading, as git shows words: `[-before-]{+after+}`. */
  words: string[];
}

/** The limit of a comment on GitHub, less the text that the workflow adds. */
const MAX_CHARACTERS = 60_000;

/** The address of a page, from its text file: `/en/docs/faq`. */
export const addressOf = ({file}: PageChange): string => `/${file.replace(/(?:(?<=^|\/)index)?\.md$/, '')}`;

const labels = locales.map((locale) => {
  const texts = JSON.parse(read(`i18n/${locale}/code.json`)) as {'pageAge.updated': {message: string}};
  return texts['pageAge.updated'].message.split('{date}')[0];
});
/** The line that says when a page was last changed. Every commit changes it. */
const updatedLine = new RegExp(`^(?:${labels.filter(Boolean).join('|')}).*$`, 'm');

/** Compares the pages of two builds by their texts, which have the words of a page and none of its markup. */
export function pageChanges(oldBuild: string, newBuild: string): PageChange[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'proposal-'));
  for (const [name, build] of Object.entries({before: oldBuild, after: newBuild})) {
    mkdirSync(path.join(folder, name));
    for (const file of listFiles(build).filter((each) => each.endsWith('.md')))
      write(path.join(folder, name, file), `${read(path.join(build, file)).replace(updatedLine, '').trim()}\n`);
  }
  const settings = ['-c', 'diff.default.xfuncname=^#+ .*', '-c', 'core.quotePath=off'];
  const options = ['--no-index', '--no-color', '--no-ext-diff', '--no-renames', '--word-diff', '--unified=0'];
  const {stdout, stderr, status} = spawnSync('git', [...settings, 'diff', ...options, 'before', 'after'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  rmSync(folder, {recursive: true});
  // The status is 1 when the builds differ.
  if (status !== 0 && status !== 1) throw new Error(`git diff: ${stderr}`);
  const [, ...pages] = stdout.split(/^diff --git /m);
  return pages.map((page): PageChange => {
    const [head = '', ...hunks] = page.split(/^@@ .* @@/m);
    const kind = head.includes('\nnew file') ? 'new' : head.includes('\ndeleted file') ? 'removed' : 'changed';
    const lines = hunks.flatMap((hunk) => `@@${hunk}`.split('\n').filter((line) => line.trim() !== ''));
    const file = / \w\/(?:before|after)\/(.*)$/m.exec(head)?.[1] ?? '';
    // The beginning is enough to show the subject of a new or removed page.
    return {kind, file, words: kind === 'changed' ? lines : lines.slice(1, 5)};
  });
}

/** Words of a page in a code block, where they cannot mention anybody or end the block. */
function codeBlock(lines: readonly string[]): string {
  const text = lines.join('\n');
  const fence = '`'.repeat(1 + Math.max(2, ...(text.match(/`+/g) ?? []).map(({length}) => length)));
  return `${fence}\n${text}\n${fence}`;
}

/**
 * The changes of a proposal for readers, as Markdown: the words of each page, then translations that are older than their Spanish text now.
 * @param olderFiles files of translations
 */
export function report(changes: readonly PageChange[], olderFiles: readonly string[]): string {
  const count = (kind: PageChange['kind']) => `${changes.filter((change) => change.kind === kind).length} ${kind}`;
  const head =
    changes.length === 0
      ? 'No page changes its words.'
      : `Pages that change their words: ${count('new')}, ${count('changed')}, ${count('removed')}.`;
  const translations =
    olderFiles.length === 0
      ? 'None is older than its Spanish text because of this.'
      : 'Older than their Spanish text now. Translate what changed, then `npm run translations:update-hash -- FILE`:\n\n' +
        olderFiles.map((file) => `- \`${file}\``).join('\n');
  const end = `### Translations\n\n${translations}\n`;
  let text = `### Pages\n\n${head}\n\n`;
  for (const [index, change] of changes.entries()) {
    const entry = `#### ${change.kind}: \`${addressOf(change).replaceAll('`', '')}\`\n\n${codeBlock(change.words)}\n\n`;
    if (text.length + entry.length + end.length > MAX_CHARACTERS)
      return `${text}The other ${changes.length - index} have no room here.\n\n${end}`.slice(0, MAX_CHARACTERS);
    text += entry;
  }
  return text + end;
}
