import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {markdownTable} from 'markdown-table';
import {runCommand} from '../../src/lib/runCommand';
import {openBuild} from './builtSite';
import {findGaps, type Gap} from './findGaps';

const usage = `Usage: npm run gaps -- FILE...
Each FILE is the log of a server (common or combined format), or a mail to support as text (.txt, .eml). Nothing is sent anywhere.`;

const table = (title: string, gaps: readonly Gap[]): string =>
  markdownTable([
    [title, 'Times', 'Nearest'],
    ...gaps.map((gap) => [gap.asked, String(gap.times), gap.nearest ?? '–']),
  ]);

/**
 * Lists what readers looked for in vain, with the nearest page of `build/`.
 * @throws with the usage when it is called without a file, and when a file or the build cannot be read
 */
async function main(root: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error(usage);
  const isMail = (file: string) => /\.(?:txt|eml)$/i.test(file);
  const lines = files.filter((file) => !isMail(file)).flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/));
  const mails = files.filter(isMail).map((file) => readFileSync(file, 'utf8'));
  const {addresses, words, unread} = findGaps(lines, mails, await openBuild(join(root, 'build')));
  console.log(`${table('Address without a page', addresses)}\n\n${table('Words that led nowhere', words)}`);
  if (unread > 0) {
    console.log(`\n${unread} lines were not read: they are neither in the common nor in the combined log format.`);
  }
}

void runCommand(() => main(join(__dirname, '..', '..'), process.argv.slice(2)));
