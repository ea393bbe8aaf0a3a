import type {I18n} from '@docusaurus/types';
import {cleanPath} from './cleanPath';
import type {Locale} from './locales';

/** For each language that lacks pages, their addresses in Spanish, from the root of the site: `{en: ['/docs/help/']}`. */
export type MissingPages = Readonly<Partial<Record<Locale, readonly string[]>>>;

/**
 * The languages in which a page is really written. A page that is shown because its translation is missing is not indexed, so
 * neither it nor its Spanish source may name it as a translation; there the head names the Spanish page alone.
 * @param path from the root of the site in its language, with a slash at the beginning.
 */
export function availableLocales(i18n: I18n, missing: MissingPages, path: string): I18n {
  const lacks = (locale: string) =>
    missing[locale as Locale]?.some((address) => cleanPath(address) === cleanPath(path)) ?? false;
  const left = Object.entries(i18n.localeConfigs).filter(([locale]) => !lacks(locale));
  if (left.length === Object.keys(i18n.localeConfigs).length) return i18n;
  return {
    ...i18n,
    currentLocale: lacks(i18n.currentLocale) ? i18n.defaultLocale : i18n.currentLocale,
    localeConfigs: Object.fromEntries(left),
  };
}
