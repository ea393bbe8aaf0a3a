import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {pagePath} from '../static-first/client';

export type LocaleLink = {locale: string; label: string; href: string; current: boolean};

/**
 * The same page in each language; the deferred script adds query and hash when a link is used. All addresses share the built not-found
 * page: its links lead to the home page of each language.
 */
export function useLocaleLinks(): LocaleLink[] {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const isPage = pagePath(useLocation().pathname) !== undefined;
  const hrefOf = (locale: string) =>
    isPage ? createUrl({locale, fullyQualified: false}) : (i18n.localeConfigs[locale]?.baseUrl ?? '/');
  return i18n.locales.map((locale) => ({
    locale,
    label: i18n.localeConfigs[locale]?.label ?? locale,
    href: hrefOf(locale),
    current: locale === i18n.currentLocale,
  }));
}
