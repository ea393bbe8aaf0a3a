// Change: the menu is part of every page's HTML as a native popover (src/components/MobileMenu) instead of being drawn by script. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {MobileMenu} from '@site/src/components/MobileMenu';

export default function NavbarMobileSidebar(): ReactNode {
  return <MobileMenu />;
}
