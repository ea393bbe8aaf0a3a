import type {I18nConfig} from '@docusaurus/types';

/** The language that every text is written in first. */
export const sourceLocale = 'es';

/** The languages of the site, the source first. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The name of each language in the menu, and the `lang` attribute of its pages. */
const localeConfigs: Readonly<Record<Locale, {label: string; htmlLang: string}>> = {
  es: {label: 'Español', htmlLang: 'es'},
  en: {label: 'English', htmlLang: 'en'},
};

/** The `i18n` option for docusaurus.config.ts. */
export const i18n = {defaultLocale: sourceLocale, locales: [...locales], localeConfigs} satisfies Partial<I18nConfig>;
