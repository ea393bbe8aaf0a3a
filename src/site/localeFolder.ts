import {locales} from './locales';

/**
 * The path of a file without the folder of its language: `en/assets/a.js` is `assets/a.js`.
 * @param path below the base URL, without a slash at the beginning
 */
export function withoutLocaleFolder(path: string): string {
  const folder = locales.slice(1).find((locale) => path.startsWith(`${locale}/`));
  return folder === undefined ? path : path.slice(folder.length + 1);
}
