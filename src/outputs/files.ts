import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {listFiles, toPosixPath} from '../lib/files';

/** The stylesheet as the bundler wrote it, for the test that compares the look of pages with it (e2e/sample-pages.spec.ts). */
export const wholeStylesheet = (siteDir: string, locale: string): string =>
  path.join(siteDir, '.cache', 'outputs', `${locale}.css`);

/**
 * The files that the build of a locale has made, sorted. Other locales have their own folders, and files copied from a static folder are
 * published unchanged.
 */
export function filesOfLocale(
  {i18n, siteDir, siteConfig}: Pick<LoadContext, 'i18n' | 'siteDir' | 'siteConfig'>,
  outDir: string,
): string[] {
  const isCopied = (name: string) =>
    siteConfig.staticDirectories.some((folder) => existsSync(path.join(siteDir, folder, name)));
  return listFiles(outDir)
    .filter((name) => !i18n.locales.some((locale) => locale !== i18n.currentLocale && name.startsWith(`${locale}/`)))
    .filter((name) => !isCopied(name))
    .map((name) => path.join(outDir, name));
}

/** @returns a function from a built file to its address with the base URL; a page has an address without `index.html` */
export function addressIn(outDir: string, baseUrl: string): (file: string) => string {
  return (file) => {
    const name = toPosixPath(path.relative(outDir, file));
    return baseUrl + (path.posix.basename(name) === 'index.html' ? name.slice(0, -'index.html'.length) : name);
  };
}
