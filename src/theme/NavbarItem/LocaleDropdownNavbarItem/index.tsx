// Change: every link is an address of this site, whatever the address of the page; on the not-found page they lead to the address that was tried, not to the other language's 404.html. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {Icon} from '@site/src/ui/Icon';
import {useLocaleLinks} from '@site/src/ui/useLocaleLinks';

export default function LocaleDropdownOfThisPage(props: Props): ReactNode {
  const links = useLocaleLinks();
  return (
    <DropdownNavbarItem
      {...props}
      label={
        <>
          <Icon name="globe" />
          {links.find(({current}) => current)?.label}
        </>
      }
      items={links.map(({locale, label, href, current}) => ({
        label,
        lang: locale,
        // Each language is a site of its own, outside of this one's router.
        to: `pathname://${href}`,
        target: '_self',
        autoAddBaseUrl: false,
        className: current ? 'dropdown__link--active' : '',
      }))}
    />
  );
}
