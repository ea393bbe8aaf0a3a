// Change: the menu is part of every page's HTML as a native popover (src/ui/MobileMenu) instead of being drawn by script. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {MobileMenu} from '@site/src/ui/MobileMenu';

export default function NavbarMobileSidebar(): ReactNode {
  return <MobileMenu />;
}
