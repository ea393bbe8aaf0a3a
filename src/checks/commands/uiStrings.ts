import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {formatMistake} from '../../remark/mistakes';
import {checkStrings, findStrings, readStrings} from '../uiStrings';

const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** `npm run check:ui-strings`: holds the texts of the interface in both languages against those that the site uses. */
function main(): void {
  const siteDir = process.cwd();
  const found = findStrings(siteDir, (folder) => {
    execFileSync(process.execPath, [docusaurus, 'write-translations', '--locale', 'en'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
  const mistakes = checkStrings(found, {es: readStrings(siteDir, 'es'), en: readStrings(siteDir, 'en')});
  for (const mistake of mistakes) console.log(formatMistake(mistake));
  const total = [...found.values()].reduce((sum, texts) => sum + texts.size, 0);
  console.log(`${total} texts of the interface, ${mistakes.length} findings`);
  if (mistakes.length > 0) process.exitCode = 1;
}

main();
