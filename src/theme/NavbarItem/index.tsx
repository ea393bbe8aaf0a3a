// Change: a space after each item, which keeps the words apart in text browsers. Wraps the original (3.10.2 fd2dcb38).
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
