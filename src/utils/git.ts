import {execFileSync} from 'node:child_process';

/**
 * Runs git in a folder.
 * @returns what it prints; undefined where it fails, or there is no git
 */
export function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, '--no-pager', '-c', 'core.quotePath=off', ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * Whether git knows when each file was changed last. Not in a shallow clone, in which every file seems to be as old as the one
 * commit that is there, and not in an archive of the sources, which has no history: there pages say nothing, for it would be wrong.
 * @param folder within the sources
 */
export const hasFullHistory = (folder: string): boolean =>
  git(folder, 'rev-parse', '--is-shallow-repository')?.trim() === 'false';
