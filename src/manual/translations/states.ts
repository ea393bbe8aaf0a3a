import {listPageRefs} from '../../site/listPageRefs';
import {locales, sourceLocale} from '../../site/locales';
import {fileOf} from '../../site/pageRef';
import {freshnessOf, type Freshness} from './freshness';
import {freshnessOfStrings, stringFiles} from './stringFiles';

/** A translation by its file, from the site's root. */
export interface FileState {
  readonly file: string;
  readonly state: Freshness;
}

/** The languages that are translated to. */
export const translated = locales.filter((locale) => locale !== sourceLocale);

/** The state of every translation: pages, then texts of the interface. */
export async function states(siteDir: string): Promise<FileState[]> {
  const sources = listPageRefs(siteDir).filter((ref) => ref.locale === sourceLocale);
  const pages = translated.flatMap((locale) => sources.map((source) => ({...source, locale})));
  const strings = translated.flatMap((locale) => stringFiles(siteDir, locale));
  return [
    ...(await Promise.all(pages.map(async (ref) => ({file: fileOf(ref), state: await freshnessOf(siteDir, ref)})))),
    ...strings.map((one) => ({file: one.file, state: freshnessOfStrings(siteDir, one)})),
  ];
}
