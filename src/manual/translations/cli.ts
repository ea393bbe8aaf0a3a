import {parseArgs} from 'node:util';
import {runCommand} from '../../lib/commands';
import {markdownTable} from '../../lib/text';
import {sourceLocale} from '../../site/locales';
import {pageRefOf, relativeFile} from '../../site/pages';
import {describe, writerMessage} from '../../writer-errors/message';
import {allTranslations, freshnessOf, pageTranslation, sourceChange, updateHash, type Translation} from './translation';

const usage = `npm run translations               the state of every translation: pages, texts of the interface, tags, authors, facts
npm run translations -- --release  the same, and fails when one is not up to date
npm run translations:update-hash -- FILE ...   shows what changed in Spanish, and records that these files are up to date`;

/** Prints the table. In release mode every file that is not up to date fails. */
async function report(siteDir: string, release: boolean): Promise<void> {
  const files = await Promise.all(
    allTranslations(siteDir).map(async (each) => [await freshnessOf(siteDir, each), each.file]),
  );
  console.log(markdownTable([['State', 'File'], ...files]));
  const outdatedFiles = files.filter(([state]) => state !== 'up to date');
  console.log(`\n${files.length - outdatedFiles.length} of ${files.length} files are up to date.`);
  if (release && outdatedFiles.length > 0)
    throw new Error('A release needs them all: translate what changed, then npm run translations:update-hash -- FILE');
}

/** Prints what changed in Spanish before each of the named translations is recorded as up to date. */
async function updateHashes(siteDir: string, names: readonly string[]): Promise<void> {
  for (const file of names.map((name) => relativeFile(name, siteDir))) {
    const translation = translationIn(siteDir, file);
    console.log(sourceChange(siteDir, translation));
    await updateHash(siteDir, translation);
    console.log(`updated ${file}\n`);
  }
}

function translationIn(siteDir: string, file: string): Translation {
  const ref = pageRefOf(file, siteDir);
  const page = ref && ref.locale !== sourceLocale ? pageTranslation(ref) : undefined;
  const translation = allTranslations(siteDir).find((each) => each.file === file) ?? page;
  if (!translation) throw new Error(describe(writerMessage('notATranslation', {file})));
  return translation;
}

void runCommand(async () => {
  const {
    values: {release},
    positionals: [command, ...files],
  } = parseArgs({allowPositionals: true, options: {release: {type: 'boolean', default: false}}});
  if (command === 'report') await report(process.cwd(), release);
  else if (command === 'update-hash' && files.length > 0) await updateHashes(process.cwd(), files);
  else throw new Error(usage);
});
