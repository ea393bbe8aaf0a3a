import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {git} from '../../lib/commands';
import {writerMessage} from '../../writer-errors/message';
import {WriterErrors} from '../../writer-errors/writerError';
import {readRecord, sourceHash, type Translation} from './translation';

/**
 * Records that a translation is up to date.
 * @throws WriterErrors when the Spanish file is missing
 */
export async function updateHash(siteDir: string, translation: Translation): Promise<void> {
  const {file, source, record} = translation;
  if (!existsSync(path.join(siteDir, source)))
    throw new WriterErrors([{file, line: 1, message: writerMessage('sourceMissing', {source})}]);
  const hashes = {...readRecord(siteDir, translation), [file]: await sourceHash(siteDir, translation)};
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(siteDir, record), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * What changed in the Spanish file since a translation was last recorded as up to date: the differences from the commit that wrote
 * the hash. All of the file is new when no commit has the hash, or there is no git.
 */
export function sourceChange(siteDir: string, translation: Translation): string {
  const {file, source, record} = translation;
  // The last commit that changed the hash. A file that `npm run new` has just extended has a hash that is in no commit yet.
  const isRecorded = file in readRecord(siteDir, translation);
  const commit = isRecorded ? git(siteDir, 'log', '-1', '--format=%H', `-G${file}`, '--', record)?.trim() : undefined;
  if (!commit) return `${source}: no commit records what was translated; read the whole file.`;
  const change = git(siteDir, 'diff', '--unified=1', '--word-diff=plain', commit, '--', source)?.trim() ?? '';
  return change === '' ? `${source}: no change since ${commit.slice(0, 9)}.` : change;
}
