import {parseArgs} from 'node:util';
import {markdownTable} from 'markdown-table';
import {sourceLocale} from '../../site/locales';
import {fileOf, pageRefOf, relativeFile, type PageRef} from '../../site/pageRef';
import {describe, writerMessage} from '../writer-errors/message';
import {readPageText} from './pageText';
import {sourceChange} from './sourceChange';
import {states, translated} from './states';
import {recordedHash, recordOf, recordStrings, stringFiles} from './stringFiles';
import {updateSourceHash} from './updateSourceHash';

const usage = `npm run translations               the state of every translation: pages, texts of the interface, tags, authors, facts
npm run translations -- --release  the same, and fails when one is not up to date
npm run translations:update-hash -- FILE ...   shows what changed in Spanish, and records that these files are up to date`;

/** Prints the table. In release mode every file that is not up to date fails. */
async function report(siteDir: string, release: boolean): Promise<number> {
  const all = await states(siteDir);
  console.log(markdownTable([['State', 'File'], ...all.map(({file, state}) => [state, file])]));
  const late = all.filter(({state}) => state !== 'up to date');
  console.log(`\n${all.length - late.length} of ${all.length} files are up to date.`);
  if (!release || late.length === 0) return 0;
  console.log('A release needs them all: translate what changed, then npm run translations:update-hash -- FILE');
  return 1;
}

/** Each file is named, and what changed in Spanish is on the screen before the translation counts as read. */
async function updateHashes(siteDir: string, files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.log(usage);
    return 1;
  }
  const strings = translated.flatMap((locale) => stringFiles(siteDir, locale));
  for (const name of files) {
    const file = relativeFile(name, siteDir);
    const found = strings.find((one) => one.file === file);
    if (found) {
      console.log(sourceChange(siteDir, found.source, recordOf(found.locale), recordedHash(siteDir, found)));
      recordStrings(siteDir, found);
    } else {
      await updatePage(siteDir, pageOf(file, siteDir));
    }
    console.log(`updated ${file}\n`);
  }
  return 0;
}

async function updatePage(siteDir: string, ref: PageRef): Promise<void> {
  const hash = (await readPageText(siteDir, ref))?.frontMatter.source_hash;
  const source = fileOf({...ref, locale: sourceLocale});
  console.log(sourceChange(siteDir, source, fileOf(ref), typeof hash === 'string' ? hash : undefined));
  await updateSourceHash(siteDir, ref);
}

function pageOf(file: string, siteDir: string): PageRef {
  const ref = pageRefOf(file, siteDir);
  if (!ref || ref.locale === sourceLocale) throw new Error(describe(writerMessage('notATranslation', {file})));
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
