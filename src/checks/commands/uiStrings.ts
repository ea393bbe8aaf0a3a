import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {formatWriterError} from '../../manual/writer-errors/writerError';
import {ofEachLocale} from '../../site/locales';
import {checkStrings, findStrings, readStrings} from '../uiStrings';

const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** `npm run check:ui-strings`: compares the texts of the interface in both languages with those that the site uses. */
function main(): void {
  const siteDir = process.cwd();
  const found = findStrings(siteDir, (folder) => {
    execFileSync(process.execPath, [docusaurus, 'write-translations', '--locale', 'en'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
  const errors = checkStrings(
    found,
    ofEachLocale((locale) => readStrings(siteDir, locale)),
  );
  for (const error of errors) console.log(formatWriterError(error));
  const total = [...found.values()].reduce((sum, texts) => sum + texts.size, 0);
  console.log(`${total} texts of the interface, ${errors.length} errors`);
  if (errors.length > 0) process.exitCode = 1;
}

main();
