import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {pagePath} from '../static-first/client';
import {siteAddress} from '../site/siteAddress';

export type LocaleLink = {locale: string; label: string; href: string; current: boolean};

/**
 * The same page in each language, with its query and hash. The built HTML has neither, and all addresses share the built not-found page:
 * until it is hydrated, its links lead to the home page of each language.
 */
export function useLocaleLinks(): LocaleLink[] {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const {pathname} = useLocation();
  const isHydrated = useIsBrowser();
  // The site may have thousands of routes.
  const isNotFoundPage = !isHydrated && pagePath(pathname) === undefined;
  const hrefOf = (locale: string) => {
    if (isNotFoundPage) return i18n.localeConfigs[locale]?.baseUrl ?? '/';
    const address = createUrl({locale, fullyQualified: false});
    return isHydrated ? siteAddress(address, suffix) : address;
  };
  return i18n.locales.map((locale) => ({
    locale,
    label: i18n.localeConfigs[locale]?.label ?? locale,
    href: hrefOf(locale),
    current: locale === i18n.currentLocale,
  }));
}
