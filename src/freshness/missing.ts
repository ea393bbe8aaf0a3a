import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileOf, locales, sourceLocale, type Locale} from '../content/place';
import {placesOf} from '../content/places';
import {spanishAddress} from './address';
import {readPageText} from './read';

/** For each language that lacks pages, their addresses in Spanish, from the root of the site: `{en: ['/docs/help/']}`. */
export type MissingPages = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** The pages that a build shows in Spanish because nobody has translated them yet. */
export async function missingPages(siteDir: string): Promise<MissingPages> {
  const sources = placesOf(siteDir).filter((place) => place.locale === sourceLocale);
  const missing: Partial<Record<Locale, string[]>> = {};
  for (const locale of locales.filter((one) => one !== sourceLocale)) {
    for (const source of sources.filter((place) => !existsSync(path.join(siteDir, fileOf({...place, locale}))))) {
      const text = await readPageText(siteDir, source);
      (missing[locale] ??= []).push(spanishAddress(source, text?.frontMatter ?? {}));
    }
  }
  return missing;
}
