import {parseArgs} from 'node:util';
import {markdownTable} from 'markdown-table';
import {locales, sourceLocale} from '../../site-model/locales';
import {fileOf, pageRefOf, type PageRef} from '../../site-model/pageRef';
import {listPageRefs} from '../../site-model/listPageRefs';
import {describe} from '../writer-errors/message';
import {pageErrors} from '../writer-errors/messages/pages';
import {updateSourceHash} from './updateSourceHash';
import {freshnessOfAll, type PageState} from './freshness';

const usage = `npm run translations               the state of every translation
npm run translations -- --release  the same, and fails when one is not up to date
npm run translations:update-hash -- FILE ...   records that these pages are up to date
npm run translations:update-hash -- all        the same for every page`;

async function states(siteDir: string): Promise<PageState[]> {
  const sources = listPageRefs(siteDir).filter((ref) => ref.locale === sourceLocale);
  const others = locales.filter((locale) => locale !== sourceLocale);
  return (await Promise.all(others.map((locale) => freshnessOfAll(siteDir, sources, locale)))).flat();
}

/** Prints the table. In release mode every page that is not up to date fails. */
async function report(siteDir: string, release: boolean): Promise<number> {
  const all = await states(siteDir);
  console.log(markdownTable([['State', 'Page'], ...all.map(({ref, state}) => [state, fileOf(ref)])]));
  const late = all.filter(({state}) => state !== 'up to date');
  console.log(`\n${all.length - late.length} of ${all.length} pages are up to date.`);
  if (!release || late.length === 0) return 0;
  console.log('A release needs them all: translate what changed, then npm run translations:update-hash -- FILE');
  return 1;
}

async function updateHashes(siteDir: string, files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.log(usage);
    return 1;
  }
  const all = files.includes('all');
  const refs = all
    ? (await states(siteDir)).filter(({state}) => state !== 'missing').map(({ref}) => ref)
    : files.map((file) => pageOf(file, siteDir));
  for (const ref of refs) if (await updateSourceHash(siteDir, ref)) console.log(`updated ${fileOf(ref)}`);
  return 0;
}

function pageOf(file: string, siteDir: string): PageRef {
  const ref = pageRefOf(file, siteDir);
  if (!ref || ref.locale === sourceLocale) throw new Error(describe(pageErrors.notATranslation(file)));
  return ref;
}

async function main(): Promise<number> {
  const {
    values: {release},
    positionals: [command, ...files],
  } = parseArgs({allowPositionals: true, options: {release: {type: 'boolean', default: false}}});
  const siteDir = process.cwd();
  if (command === 'report') return report(siteDir, release);
  if (command === 'update-hash') return updateHashes(siteDir, files);
  console.log(usage);
  return 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
