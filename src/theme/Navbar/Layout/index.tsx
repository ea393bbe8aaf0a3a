// Change: no backdrop, and hidden without React (src/static-first/deferred/navbar.ts); the menu of narrow screens is part of every page's HTML (src/ui/MobileMenu), and not rendered by script. Ejected (3.10.2 ce91603f).
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import {MobileMenu} from '@site/src/ui/MobileMenu';

export default function NavbarLayout({children}: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Principal',
        description: 'The ARIA label for the main navigation',
      })}
      className="navbar"
    >
      {children}
      <MobileMenu />
    </nav>
  );
}
