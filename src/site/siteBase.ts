import type {LoadContext} from '@docusaurus/types';

/** The base URL as configured, without the locale that Docusaurus adds to it. */
export function siteBaseOf({baseUrl, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n'>): string {
  return i18n.currentLocale === i18n.defaultLocale ? baseUrl : baseUrl.slice(0, -`${i18n.currentLocale}/`.length);
}
