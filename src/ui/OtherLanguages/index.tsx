import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {locales} from '@site/src/site/locales';

/** The message for readers of each language on a not-found page of another one. */
const texts: Readonly<Partial<Record<string, string>>> = {
  es: 'Esta página no existe. Ir al centro de ayuda en español',
  en: 'This page does not exist. Go to the help center in English',
};

/**
 * Leads to the home pages of the other languages, for readers without script: many hosts answer every unknown address with the
 * not-found page of one language. With script the page replaces itself (src/static-first/notFound). Reading modes drop `noscript`.
 */
export function OtherLanguages(): ReactNode {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  return (
    <div className="other-languages">
      {locales
        .filter((locale) => locale !== currentLocale)
        .map((locale) => (
          <p key={locale} lang={locale}>
            {/* Not a route of this language: a Link would put its base URL before it. */}
            {/* eslint-disable-next-line @docusaurus/no-html-links -- see above */}
            <a href={localeConfigs[locale]?.baseUrl} hrefLang={locale}>
              {texts[locale] ?? localeConfigs[locale]?.label}
            </a>
          </p>
        ))}
    </div>
  );
}
