import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SHEET_END} from '../boot/inline/sheet';
import {readBuildRecord, routeScripts} from '../boot/routeScripts';
import {customPropertiesIn} from './extract';
import {foldConstants} from './fold';
import {groupPages} from './groups';
import {addScripts, inlineSheet, leaveOutFeeds, leaveOutUnread, sheetAddress} from './inline';
import {rulesOfScripts} from './later';
import {purgeSheet} from './purge';

/** Where the sheet stands as the bundler made it, for the test that compares what pages look like with it (e2e/styles.spec.ts). */
export const wholeSheet = (siteDir: string, locale: string) =>
  path.join(siteDir, '.cache', 'lean-pages', `${locale}.css`);

/** How many sheets the pages may have among them: each takes 54 characters of the content security policy. */
const MOST_SHEETS = 16;

const read = (file: string) => fs.readFile(file, 'utf8');

/** The files of this locale's build; other locales stand in folders of their own. */
async function filesIn(folder: string, otherLocales: string[]): Promise<string[]> {
  const names = await fs.readdir(folder, {recursive: true});
  return names
    .filter((name) => !otherLocales.some((locale) => name.startsWith(locale + path.sep)))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Whoever reads the folder at the same time finds either the old file or the new one, never half of it. */
async function replaceFile(file: string, content: string): Promise<void> {
  await fs.writeFile(`${file}.new`, content);
  await fs.rename(`${file}.new`, file);
}

/**
 * Writes a sheet beside the one it was made from. Its name changes with its rules, for hosts let browsers keep it for good.
 * @returns the file
 */
async function writeSheet(folder: string, name: string, rules: string): Promise<string> {
  const content = rules + SHEET_END;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = path.join(folder, `${name}.${hash}.css`);
  await fs.writeFile(file, content);
  return file;
}

async function keepWhole(file: string, sheet: string): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, sheet);
}

/** The address of a built file, with the base URL. */
function addressOf(file: string, outDir: string, baseUrl: string): string {
  return (
    baseUrl +
    path
      .relative(outDir, file)
      .split(path.sep)
      .join('/')
      .replace(/index\.html$/, '')
  );
}

/**
 * Lets a page bring what it needs: after the build of a locale, each page gets the rules it uses inside its HTML, so that it
 * is readable after one response, and the names of its own scripts, so that they come with the others. Two sheets are left
 * beside the pages: `added`, for what scripts put on a page, is loaded with them (src/plugins/boot); `site`, with the rules of
 * all pages, before scripts show another page (client/siteSheet.ts).
 */
export default function leanPagesPlugin({i18n, baseUrl, siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-pages',
    getClientModules: () => [path.join(__dirname, 'client/siteSheet.ts')],
    async postBuild({outDir, routes}) {
      const files = await filesIn(
        outDir,
        i18n.locales.filter((locale) => locale !== i18n.currentLocale),
      );
      const ending = (extension: string) => files.filter((file) => file.endsWith(extension));
      const pages = await Promise.all(ending('.html').map(async (file) => ({file, html: await read(file)})));
      const scripts = await Promise.all(ending('.js').map(read));
      const drawings = await Promise.all(ending('.svg').map(read));
      // Every page names the same sheet.
      const [sheetFile = ''] = pages.map((page) => path.join(outDir, sheetAddress(page.html).slice(baseUrl.length)));
      const html = pages.map((page) => page.html);
      const whole = await read(sheetFile);
      await keepWhole(wholeSheet(siteDir, i18n.currentLocale), whole);
      const purged = await purgeSheet(whole, {pages: html, scripts, readers: drawings});
      const sheet = foldConstants(purged, customPropertiesIn([...html, ...scripts, ...drawings]));
      const folder = path.dirname(sheetFile);
      const added = rulesOfScripts(sheet, html);
      const sheets = {
        added: addressOf(await writeSheet(folder, 'added', added), outDir, baseUrl),
        site: addressOf(await writeSheet(folder, 'site', sheet), outDir, baseUrl),
      };
      await fs.rm(sheetFile);
      const record = readBuildRecord(generatedFilesDir);
      const scriptsOf = (file: string) =>
        record ? routeScripts(addressOf(file, outDir, baseUrl), routes, record).map((script) => baseUrl + script) : [];
      const leaveOut = ({file, html}: {file: string; html: string}) => {
        const kept = leaveOutUnread(html);
        return addressOf(file, outDir, baseUrl).startsWith(`${baseUrl}docs/`) ? leaveOutFeeds(kept) : kept;
      };
      for (const group of groupPages(pages, sheet, MOST_SHEETS)) {
        const rules = await purgeSheet(sheet, {pages: group.map(({html}) => html), readers: [...drawings, added]});
        await Promise.all(
          group.map((page) =>
            replaceFile(page.file, addScripts(inlineSheet(leaveOut(page), rules, sheets), scriptsOf(page.file))),
          ),
        );
      }
    },
  };
}
