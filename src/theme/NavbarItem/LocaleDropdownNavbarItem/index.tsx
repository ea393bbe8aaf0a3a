// Change: the other languages as links, which need no script and no dropdown; each leads to the same page, on the not-found page to the requested address. Ejected (3.10.2 2de62d08).
import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';
import {useLocaleLinks} from '@site/src/ui/useLocaleLinks';

export default function LanguageLinks(): ReactNode {
  const otherLanguages = useLocaleLinks().filter(({current}) => !current);
  return otherLanguages.map(({locale, label, href}) => (
    // eslint-disable-next-line @docusaurus/no-html-links -- each language is a separate site, outside of this router
    <a key={locale} className="navbar__item navbar__link" href={href} lang={locale} hrefLang={locale}>
      <Icon name="globe" />
      {label}
    </a>
  ));
}
