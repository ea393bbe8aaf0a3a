import React, {type ReactNode, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import {Brand} from '../Brand';
import {Icon} from '../Icon';
import {ManualNav} from '../ManualNav';
import {pagePath} from '../../static-first/client';
import {MainMenu, VersionLink} from './MainMenu';
import {useOverlays} from './useOverlays';

export const MENU_ID = 'menu';
const MAIN_PANEL_ID = 'menu-main';

function BackToMainMenu(): ReactNode {
  return (
    <button type="button" className="navbar-sidebar__back" popoverTarget={MAIN_PANEL_ID}>
      <Icon name="back" />
      <Translate
        id="mobileMenu.back"
        description="The button that leads from the manual's pages to the main menu on a narrow screen"
      >
        Volver al menú principal
      </Translate>
    </button>
  );
}

function Panel({children}: {children: ReactNode}): ReactNode {
  return (
    <>
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
      <div className="navbar-sidebar__items">{children}</div>
    </>
  );
}

/** Inside the manual the reader first sees the manual's pages, one step away from the main menu. */
function ManualPanels(): ReactNode {
  return (
    <>
      <Panel>
        <BackToMainMenu />
        <ManualNav carets />
      </Panel>
      <dialog
        id={MAIN_PANEL_ID}
        popover="auto"
        className="navbar-sidebar"
        aria-label={translate({
          id: 'mobileMenu.main',
          message: 'Menú principal',
          description: "Names the second panel of the menu of narrow screens, behind the manual's pages",
        })}
      >
        <Panel>
          <MainMenu />
          <VersionLink />
        </Panel>
      </dialog>
    </>
  );
}

/**
 * The menu of narrow screens, in the HTML of every page: a modal dialog, which the inline script opens
 * (src/static-first/inline/menu.ts), and a popover where there is no script.
 */
export function MobileMenu(): ReactNode {
  const menu = useRef<HTMLDialogElement>(null);
  const {pathname} = useLocation();
  const activePlugin = useActivePlugin();
  // The HTML of the not-found page is one for all addresses: under /docs/ it must not become the manual's menu when hydrated.
  const inManual = activePlugin !== undefined && pagePath(pathname) !== undefined;
  useOverlays(menu);
  return (
    <dialog
      ref={menu}
      id={MENU_ID}
      popover="auto"
      className="navbar-sidebar"
      aria-label={translate({id: 'mobileMenu.label', message: 'Menú', description: 'Names the menu of narrow screens'})}
    >
      {inManual ? (
        <ManualPanels />
      ) : (
        <Panel>
          <MainMenu />
          <ManualNav carets />
          <VersionLink />
        </Panel>
      )}
    </dialog>
  );
}
