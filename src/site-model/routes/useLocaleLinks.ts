import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '../../static-first/docusaurusInternals/client/themeCommon';

export type LocaleLink = {locale: string; label: string; href: string; current: boolean};

/** This very page in each language, with query and hash kept. */
export function useLocaleLinks(): LocaleLink[] {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  return i18n.locales.map((locale) => ({
    locale,
    label: i18n.localeConfigs[locale]?.label ?? locale,
    href: createUrl({locale, fullyQualified: false}) + suffix,
    current: locale === i18n.currentLocale,
  }));
}
