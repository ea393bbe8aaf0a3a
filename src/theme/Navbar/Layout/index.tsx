// Change: no backdrop, and hidden by a plain class; the menu of narrow screens is part of every page's HTML as a native popover (src/ui/MobileMenu) instead of being drawn by script. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import {MobileMenu} from '@site/src/ui/MobileMenu';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Principal',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx('navbar', !isNavbarVisible && 'navbar--hidden')}
    >
      {children}
      <MobileMenu />
    </nav>
  );
}
