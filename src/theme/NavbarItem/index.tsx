// Change: a space after each item, which keeps the words apart in text browsers. Wraps 3.10.2.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';

export default function PartedNavbarItem(props: Props): ReactNode {
  return (
    <>
      <NavbarItem {...props} />{' '}
    </>
  );
}
