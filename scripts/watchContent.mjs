// @ts-check
import {readdirSync, watch} from 'node:fs';
import {join} from 'node:path';

/** An editor writes several files when one is saved, and `npm run new` writes one for each language. They cause only one restart. */
const QUIET_MILLISECONDS = 500;

/**
 * The pages and posts that a language shows. Without a translation, it shows the Spanish page.
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
 * Reports which languages have pages or posts that were added or removed. The development server shows edits by itself.
 * @param {string} root
 * @param {readonly string[]} locales
 * @param {(changedLocales: string[]) => void} onChange called after each burst of changes in the content and `sidebars.ts`, with the
 * locales whose list of pages changed; there are none after an edit
 */
export function watchContent(root, locales, onChange) {
  const readPages = () => new Map(locales.map((locale) => [locale, pagesOf(root, locale)]));
  let oldPages = readPages();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const compare = () => {
    const newPages = readPages();
    const changedLocales = locales.filter((locale) => oldPages.get(locale) !== newPages.get(locale));
    oldPages = newPages;
    onChange(changedLocales);
  };
  for (const folder of ['docs', 'blog', 'i18n', '.']) {
    watch(join(root, folder), {recursive: folder !== '.'}, (_, name) => {
      if (folder === '.' && name !== 'sidebars.ts') return;
      clearTimeout(timer);
      timer = setTimeout(compare, QUIET_MILLISECONDS);
    });
  }
}
