import type {I18nConfig} from '@docusaurus/types';

/** The language that every text is written in first. */
export const sourceLocale = 'es';

/** The languages of the site, the source first. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];

/** How each language is named in the menu, and the value of `lang` on its pages. */
const localeConfigs: Readonly<Record<Locale, {label: string; htmlLang: string}>> = {
  es: {label: 'Español', htmlLang: 'es'},
  en: {label: 'English', htmlLang: 'en'},
};

/** The languages as Docusaurus is told of them. */
export const i18n = {defaultLocale: sourceLocale, locales: [...locales], localeConfigs} satisfies Partial<I18nConfig>;
