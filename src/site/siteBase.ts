import type {LoadContext} from '@docusaurus/types';

/** The base URL as configured, without the locale that Docusaurus adds to it: that of the language of the root. */
export const siteBaseOf = ({i18n: {localeConfigs, defaultLocale}}: Pick<LoadContext, 'i18n'>): string =>
  localeConfigs[defaultLocale]?.baseUrl ?? '/';
