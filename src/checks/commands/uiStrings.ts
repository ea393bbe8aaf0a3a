import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../../lib/commands';
import {formatWriterError} from '../../writer-errors/writerError';
import {ofEachLocale, sourceLocale} from '../../site/locales';
import {checkStrings, readStrings} from '../uiStrings';

/** Where Docusaurus writes the texts that the site uses (src/checks/strings.config.ts). */
const folder = path.resolve('.cache/strings');

/** `npm run check:ui-strings`: compares the texts of the interface in each language with the texts that Docusaurus finds in the code. */
function main(): void {
  rmSync(folder, {recursive: true, force: true});
  const docusaurus = ['--max-semi-space-size=64', 'node_modules/@docusaurus/core/bin/docusaurus.mjs'];
  const options = ['--locale', sourceLocale, '--config', 'src/checks/strings.config.ts'];
  execFileSync(process.execPath, [...docusaurus, 'write-translations', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const strings = readStrings(path.join(folder, sourceLocale));
  const errors = checkStrings(
    strings,
    ofEachLocale((locale) => readStrings(path.resolve('i18n', locale))),
  );
  for (const error of errors) console.log(formatWriterError(error));
  console.log(`${strings.length} texts of the interface, ${errors.length} errors`);
  if (errors.length > 0) process.exitCode = 1;
}

void runCommand(main);
