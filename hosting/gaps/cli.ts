import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {textContent} from 'domutils';
import {runCommand} from '../../src/lib/commands';
import {parseHtml, selectOne} from '../../src/lib/html/tree';
import {markdownTable} from '../../src/lib/text';
import {hostingModel} from '../model';
import {openSiteSearch} from '../smoke/openSiteSearch';
import {findGaps, type BuiltLanguage} from './findGaps';

const usage = `Usage: npm run gaps -- FILE...
Each FILE is the log of a server, in the common or the combined format. Nothing is sent anywhere.`;

/** Rows of the table that are printed. */
const MAX_ROWS = 50;

/** The pages of each language of a build, and its search. */
async function openBuild(build: string): Promise<BuiltLanguage[]> {
  const {site, read} = hostingModel(build);
  const pages = site.pages.map(({path, file}) => ({
    href: path,
    file,
    title: textContent(selectOne('title', parseHtml(read(file))) ?? []),
    below: site.notFound.find(({below}) => path.startsWith(below))?.below,
  }));
  const textAt = (address: string) =>
    Promise.resolve(read(pages.find(({href}) => href === address)?.file ?? address.slice(site.base.length)));
  return Promise.all(
    site.notFound.map(async ({below}) => {
      const search = await openSiteSearch(textAt, below);
      return {
        below,
        pages: pages.filter((page) => page.below === below),
        answerTo: (words) => search(words).results.map(({url}) => below + url.slice(1))[0],
      };
    }),
  );
}

/**
 * Lists the addresses that readers asked for in vain, with the nearest page of `build/`.
 * @throws with the usage when it is called without a file, and when a file or the build cannot be read
 */
async function main(root: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error(usage);
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/));
  const {gaps, probes, unreadableLines} = findGaps(lines, await openBuild(join(root, 'build')));
  const rows = gaps.slice(0, MAX_ROWS).map(({address, times, nearest}) => [address, String(times), nearest ?? '–']);
  console.log(markdownTable([['Address without a page', 'Times', 'Nearest'], ...rows]));
  if (gaps.length > MAX_ROWS) console.log(`and ${gaps.length - MAX_ROWS} more`);
  console.log(
    `\nLeft out: ${probes} requests of programs that try addresses (/wp-login.php, /.env), and ${unreadableLines} lines in another format.`,
  );
}

void runCommand(() => main(join(__dirname, '..', '..'), process.argv.slice(2)));
