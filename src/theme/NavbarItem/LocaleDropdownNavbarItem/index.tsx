// Change: the other languages as links, which need no script and no list that opens; each leads to this very page, on the not-found page to the address that was tried. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';
import {useLocaleLinks} from '@site/src/ui/useLocaleLinks';

export default function LanguageLinks(): ReactNode {
  const others = useLocaleLinks().filter(({current}) => !current);
  return others.map(({locale, label, href}) => (
    // eslint-disable-next-line @docusaurus/no-html-links -- each language is a site of its own, outside of this one's router
    <a key={locale} className="navbar__item navbar__link" href={href} lang={locale} hrefLang={locale}>
      <Icon name="globe" />
      {label}
    </a>
  ));
}
