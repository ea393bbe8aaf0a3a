import process from 'node:process';
import {execFileSync} from 'node:child_process';

/** Runs a command. On an error it prints only the message, and sets the exit code to 1. */
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
 * @returns the output; undefined when git fails or is missing
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
 * Whether git has the date of the last change of each file. In a shallow clone every file seems as old as the oldest commit, and an
 * archive of the sources has no dates. Pages show no date then, because it would be wrong.
 * @param folder a folder of the sources
 */
export const hasFullHistory = (folder: string): boolean =>
  git(folder, 'rev-parse', '--is-shallow-repository')?.trim() === 'false';
