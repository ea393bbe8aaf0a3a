import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import {Brand} from '../Brand';
import {Icon} from '../Icon';
import {ManualNav} from '../ManualNav';
import {MainMenu} from './MainMenu';

export const MENU_ID = 'menu';

/**
 * The menu of narrow screens, in the HTML of every page: a modal dialog that the deferred script opens
 * (src/static-first/deferred/menu.ts), and a popover without script. Reading modes of browsers leave out what is `hidden`; the stylesheet
 * shows the menu when it is open.
 */
export function MobileMenu(): ReactNode {
  return (
    <dialog
      id={MENU_ID}
      popover="auto"
      hidden
      className="navbar-sidebar"
      aria-label={translate({id: 'mobileMenu.label', message: 'Menú', description: 'Names the menu of narrow screens'})}
    >
      <div className="navbar-sidebar__brand">
        <Brand />
        <NavbarColorModeToggle />
        <button
          type="button"
          className="navbar-sidebar__close"
          popoverTarget={MENU_ID}
          aria-label={translate({
            id: 'mobileMenu.close',
            message: 'Cerrar el menú',
            description: 'Names the button that closes the menu on a narrow screen',
          })}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="navbar-sidebar__items">
        <ManualNav carets />
        <MainMenu />
      </div>
    </dialog>
  );
}
