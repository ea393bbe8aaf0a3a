// Change: on the not-found page the links lead to the address that was tried, not to the other language's 404.html. Wraps 3.10.2.
import React, {type ReactNode} from 'react';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {useRemountKey} from '@site/src/ui/localeLinks/useRemountKey';

export default function LocaleDropdownOfThisPage(props: Props): ReactNode {
  return <LocaleDropdownNavbarItem key={useRemountKey()} {...props} />;
}
