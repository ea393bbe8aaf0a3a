import type {I18nConfig} from '@docusaurus/types';

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
