// @ts-check
import {readdirSync, watch} from 'node:fs';
import {join} from 'node:path';

/** An editor writes several files for one saved one, `npm run new` one for each language: they make one restart. */
const QUIET_MILLISECONDS = 500;

/**
 * The pages and posts that a language shows: where it lacks a translation, the Spanish one.
 * @param {string} root
 * @param {string} locale
 */
const pagesOf = (root, locale) =>
  ['docs', 'blog', join('i18n', locale)]
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) => join(folder, name)),
    )
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .join('\n');

/**
 * Tells of pages and posts that are added or removed, and not of edits, which the development server shows by itself.
 * @param {string} root
 * @param {readonly string[]} locales
 * @param {(changed: string[]) => void} onChange called after each burst of changes in the content and `sidebars.ts`, with the locales
 * whose list of pages changed: none after an edit
 */
export function watchContent(root, locales, onChange) {
  const readPages = () => new Map(locales.map((locale) => [locale, pagesOf(root, locale)]));
  let before = readPages();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const compare = () => {
    const now = readPages();
    const changed = locales.filter((locale) => before.get(locale) !== now.get(locale));
    before = now;
    onChange(changed);
  };
  for (const folder of ['docs', 'blog', 'i18n', '.']) {
    watch(join(root, folder), {recursive: folder !== '.'}, (_, name) => {
      if (folder === '.' && name !== 'sidebars.ts') return;
      clearTimeout(timer);
      timer = setTimeout(compare, QUIET_MILLISECONDS);
    });
  }
}
