import {execFileSync} from 'node:child_process';

/**
 * Whether git knows when each file was changed last. Not in a shallow clone, in which every file seems to be as old as the one
 * commit that is there, and not in an archive of the sources, which has no history: there pages say nothing, for it would be wrong.
 * @param folder within the sources
 */
export function hasFullHistory(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
