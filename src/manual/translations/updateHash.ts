import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {git} from '../../lib/commands';
import {writerMessage, type Message} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';
import {readRecord, recordedHash, sourceHash, type Translation} from './translation';

/**
 * Records that a translation is up to date: in a page below its other front matter, for texts in their record.
 * @throws WriterErrors when the Spanish file is missing, or a page has no front matter
 */
export async function updateHash(siteDir: string, translation: Translation): Promise<void> {
  const {file, source, record} = translation;
  const fail = (message: Message) => new WriterErrors([{file, line: 1, message}]);
  if (!existsSync(path.join(siteDir, source))) throw fail(writerMessage('sourceMissing', {source}));
  const hash = await sourceHash(siteDir, translation);
  if (record !== file) {
    const entries = Object.entries({...readRecord(siteDir, translation), [file]: hash});
    const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path.join(siteDir, record), `${JSON.stringify(sorted, null, 2)}\n`);
    return;
  }
  const page = readFileSync(path.join(siteDir, file), 'utf8');
  const [whole, inside] = /^---\n([^]*?)\n---\n/.exec(page) ?? [];
  if (whole === undefined || inside === undefined) throw fail(writerMessage('frontMatterMissing'));
  const lines = inside.split('\n').filter((line) => !line.startsWith('source_hash:'));
  // Between quotation marks: a hash of digits only, or one like 1e10, would be read as a number.
  const updated = page.replace(whole, () => `---\n${[...lines, `source_hash: '${hash}'`].join('\n')}\n---\n`);
  writeFileSync(path.join(siteDir, file), updated);
}

/**
 * What changed in the Spanish file since a translation was last recorded as up to date: the differences from the commit that wrote
 * the hash. All of the file is new when no commit has the hash, or there is no git.
 */
export async function sourceChange(siteDir: string, translation: Translation): Promise<string> {
  const {file, source, record} = translation;
  // The last commit that changed the hash. A file that `npm run new` has just extended has a hash that is in no commit yet.
  const line = record === file ? '^source_hash:' : file;
  const isRecorded = (await recordedHash(siteDir, translation)) !== undefined;
  const commit = isRecorded ? git(siteDir, 'log', '-1', '--format=%H', `-G${line}`, '--', record)?.trim() : undefined;
  if (!commit) return `${source}: no commit records what was translated; read the whole file.`;
  const change = git(siteDir, 'diff', '--unified=1', '--word-diff=plain', commit, '--', source)?.trim() ?? '';
  return change === '' ? `${source}: no change since ${commit.slice(0, 9)}.` : change;
}
