import process from 'node:process';
import {execFileSync} from 'node:child_process';

/** Runs a command. Prints only the message of an error, and sets the exit code to 1. */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Runs git in a folder.
 * @returns the output; undefined where it fails, or there is no git
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
 * Whether git has the date of the last change of each file. Not in a shallow clone, where every file seems as old as the oldest commit,
 * and not in an archive of the sources: there pages show no date, since it would be wrong.
 * @param folder within the sources
 */
export const hasFullHistory = (folder: string): boolean =>
  git(folder, 'rev-parse', '--is-shallow-repository')?.trim() === 'false';
