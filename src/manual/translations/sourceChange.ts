import {git} from '../../lib/git';

/**
 * What changed in a Spanish file since a translation was last recorded as up to date: the differences from the commit that wrote
 * the hash. All of the file is new when no commit has the hash, or there is no git.
 * @param hash the one in `recordFile` now.
 */
export function sourceChange(siteDir: string, source: string, recordFile: string, hash: string | undefined): string {
  const commit = hash && git(siteDir, 'log', '-1', '--format=%H', `-S${hash}`, '--', recordFile)?.trim();
  if (!commit) return `${source}: no commit records what was translated; read the whole file.`;
  const change = git(siteDir, 'diff', '--unified=1', '--word-diff=plain', commit, '--', source)?.trim() ?? '';
  return change === '' ? `${source}: no change since ${commit.slice(0, 9)}.` : change;
}
