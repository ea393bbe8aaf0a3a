import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {runCommand} from '../../src/lib/commands';
import {markdownTable} from '../../src/lib/text';
import {openBuild} from './builtSite';
import {findGaps, type Gap} from './findGaps';

const usage = `Usage: npm run gaps -- FILE...
Each FILE is the log of a server (common or combined format), or a mail to support as text (.txt, .eml). Nothing is sent anywhere.`;

/** Rows of a table that are printed. */
const MAX_ROWS = 50;

function table(title: string, gaps: readonly Gap[]): string {
  const rows = gaps.slice(0, MAX_ROWS).map((gap) => [gap.text, String(gap.times), gap.nearest ?? '–']);
  const rest = gaps.length > MAX_ROWS ? `\nand ${gaps.length - MAX_ROWS} more` : '';
  return `${markdownTable([[title, 'Times', 'Nearest'], ...rows])}${rest}`;
}

/**
 * Lists what readers looked for in vain, with the nearest page of `build/`.
 * @throws with the usage when it is called without a file, and when a file or the build cannot be read
 */
async function main(root: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error(usage);
  const isMail = (file: string) => /\.(?:txt|eml)$/i.test(file);
  const lines = files.filter((file) => !isMail(file)).flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/));
  const mails = files.filter(isMail).map((file) => readFileSync(file, 'utf8'));
  const {addresses, words, probes, unreadableLines} = findGaps(lines, mails, await openBuild(join(root, 'build')));
  console.log(`${table('Address without a page', addresses)}\n\n${table('Words that readers used', words)}`);
  if (probes > 0) {
    console.log(
      `\n${probes} requests were left out: they come from programs that try addresses (/wp-login.php, /.env).`,
    );
  }
  if (unreadableLines > 0) {
    console.log(
      `\n${unreadableLines} lines were not read: they are neither in the common nor in the combined log format.`,
    );
  }
}

void runCommand(() => main(join(__dirname, '..', '..'), process.argv.slice(2)));
