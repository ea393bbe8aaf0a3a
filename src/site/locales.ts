import type {I18nConfig, I18n} from '@docusaurus/types';
import {cleanPath} from './addresses';

/** The language that every text is written in first. */
export const sourceLocale = 'es';

/** The languages of the site, the source first: the name of each in the menu, and the `lang` attribute of its pages. */
const localeConfigs = {
  es: {label: 'Español', htmlLang: 'es'},
  en: {label: 'English', htmlLang: 'en'},
};
export type Locale = keyof typeof localeConfigs;
export const locales = Object.keys(localeConfigs) as [Locale, ...Locale[]];

/** A table with an entry for each language. */
export const ofEachLocale = <Entry>(entryOf: (locale: Locale) => Entry): Record<Locale, Entry> =>
  Object.fromEntries(locales.map((locale) => [locale, entryOf(locale)])) as Record<Locale, Entry>;

/** The `i18n` option for docusaurus.config.ts. */
export const i18n = {defaultLocale: sourceLocale, locales, localeConfigs} satisfies Partial<I18nConfig>;

// Paths are below the base URL, without a slash at the beginning.

/** The folder of a language in the build: `en/`, and none for the source. */
export const localeFolder = (locale: Locale): string => (locale === sourceLocale ? '' : `${locale}/`);

/** The language of a file, by its folder. */
export const localeOfPath = (path: string): Locale =>
  locales.slice(1).find((locale) => path.startsWith(localeFolder(locale))) ?? sourceLocale;

/** The path of a file without the folder of its language: `en/assets/a.js` is `assets/a.js`. */
export const withoutLocaleFolder = (path: string): string => path.slice(localeFolder(localeOfPath(path)).length);

/** For each language that lacks pages, their addresses in Spanish, from the root of the site: `{en: ['/docs/help/']}`. */
export type MissingPages = Readonly<Partial<Record<Locale, readonly string[]>>>;

/**
 * The languages in which a page is really written. A page that is shown because its translation is missing is not indexed, so neither it
 * nor its Spanish source may name it as a translation. Its head names only the Spanish page.
 * @param path from the root of the site in its language, with a slash at the beginning.
 */
export function availableLocales(i18n: I18n, missing: MissingPages, path: string): I18n {
  const lacks = (locale: string) =>
    missing[locale as Locale]?.some((address) => cleanPath(address) === cleanPath(path)) ?? false;
  const translations = Object.entries(i18n.localeConfigs).filter(([locale]) => !lacks(locale));
  if (translations.length === Object.keys(i18n.localeConfigs).length) return i18n;
  return {
    ...i18n,
    currentLocale: lacks(i18n.currentLocale) ? i18n.defaultLocale : i18n.currentLocale,
    localeConfigs: Object.fromEntries(translations),
  };
}
