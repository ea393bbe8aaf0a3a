import type {I18nConfig} from '@docusaurus/types';

/** Spanish is the source of every text; English is translated from it. */
export const i18n = {
  defaultLocale: 'es',
  locales: ['es', 'en'],
  localeConfigs: {
    es: {label: 'Español', htmlLang: 'es'},
    en: {label: 'English', htmlLang: 'en'},
  },
} satisfies Partial<I18nConfig>;
