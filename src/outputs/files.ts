import path from 'node:path';
import {sha256} from '../lib/contentHash';
import {toPosixPath, write} from '../lib/files';
import {listFiles} from '../lib/listFiles';

/** The stylesheet as the bundler wrote it, for the test that compares the look of pages with it (e2e/styles.spec.ts). */
export const wholeStylesheet = (siteDir: string, locale: string): string =>
  path.join(siteDir, '.cache', 'post-build', `${locale}.css`);

/** The files of a locale's build, sorted; other locales have folders of their own. */
export const filesOfLocale = (outDir: string, otherLocales: readonly string[]): string[] =>
  listFiles(outDir)
    .filter((name) => !otherLocales.some((locale) => name.startsWith(`${locale}/`)))
    .map((name) => path.join(outDir, name));

/** The hash of a content in the name of its file, with which a browser compares it (src/startup/inline/integrity.ts). */
export const hashOf = (content: string): string => sha256(content, 'base64url');

/**
 * Writes a stylesheet under a content-hashed name, since hosts serve it as immutable.
 * @returns the file
 */
export function writeStylesheet(folder: string, name: string, rules: string): string {
  const file = path.join(folder, `${name}.${hashOf(rules)}.css`);
  write(file, rules);
  return file;
}

/** @returns a function from a built file to its address with the base URL; that of a page without `index.html` */
export function addressIn(outDir: string, baseUrl: string): (file: string) => string {
  return (file) => {
    const name = toPosixPath(path.relative(outDir, file));
    return baseUrl + (path.posix.basename(name) === 'index.html' ? name.slice(0, -'index.html'.length) : name);
  };
}
