import process from 'node:process';
import {runCommand} from '../../lib/commands';
import {sourcePages} from './sourcePages';
import {indexOf} from './writeIndex';

/** Prints the index of a language, made of its sources. */
void runCommand(async () => {
  const [, , locale = ''] = process.argv;
  const siteDir = process.cwd();
  const pages = await sourcePages(siteDir, locale);
  // To find which words of the language must not be corrected takes most of the time: here some are.
  process.stdout.write(indexOf({siteDir, locale, pages}, {commonWords: []}));
});
