// Change: no backdrop, and hidden by a plain class; the menu of narrow screens lives in the top layer. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';

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
      className={clsx('navbar', hideOnScroll && 'navbar--hideable', !isNavbarVisible && 'navbar--hidden')}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
