import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseHtml, singleLineText} from '../../src/lib/html';
import {read, write, listFiles} from '../../src/lib/files';
import {localeFolder, locales} from '../../src/site/locales';
import {PAGE_ASSETS_ID} from '../../src/static-first/names';
import {bundleScript} from '../../src/static-first/build';
import {readManual} from '../pdf/book';
import {contentsOf} from './contents';
import {CONTENTS, copyPage, find, SCRIPT, type CopiedSite, STYLESHEET} from './page';

/** The page that becomes the page of contents. */
const MANUAL = 'docs/index.html';

/**
 * Writes a copy of a build to read from a disk, without a server or a connection: all pages, and a page of contents for each language.
 * @throws when there is no build
 */
export function makeCopy(build: string, folder: string): void {
  const readBuilt = (file: string) => read(path.join(build, file));
  const writeCopy = (file: string, text: string) => write(path.join(folder, file), text);
  const attributeIn = (file: string, selector: string, name: string) =>
    find(selector, parseHtml(readBuilt(file))).attribs[name] ?? '';
  const home = attributeIn('index.html', 'link[rel=canonical]', 'href');
  const base = new URL(home).pathname;
  const files = new Set(listFiles(build));
  const builtPages = [...files].filter((file) => file.endsWith('.html') && !file.endsWith('404.html'));
  const pages = new Set([...builtPages, ...locales.map((locale) => localeFolder(locale) + CONTENTS)]);
  const site: CopiedSite = {home, pages, files, usedFiles: new Set()};
  for (const file of builtPages) writeCopy(file, copyPage(readBuilt(file), file, site));

  for (const locale of locales) {
    const inLocale = (name: string) => localeFolder(locale) + name;
    const {parts, others} = readManual(build, locale);
    const news = singleLineText(find('h1', parseHtml(readBuilt(inLocale('blog/index.html')))));
    const change = contentsOf([...parts, {label: news, pages: others}], locale, home);
    writeCopy(inLocale(CONTENTS), copyPage(readBuilt(inLocale(MANUAL)), inLocale(CONTENTS), site, change));
    const stylesheet = attributeIn(inLocale(MANUAL), `#${PAGE_ASSETS_ID}`, 'data-all-css');
    writeCopy(inLocale(STYLESHEET), readBuilt(stylesheet.slice(base.length)));
    writeCopy(inLocale(SCRIPT), bundleScript(path.join(__dirname, 'answers.ts')));
  }
  for (const file of site.usedFiles) write(path.join(folder, file), readFileSync(path.join(build, file)));
}
