// Change: opens the menu before scripts load, and without script. Ejected (3.10.2 a40691b8).
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/ui/Icon';
import {MENU_ID} from '@site/src/ui/MobileMenu';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle"
      popoverTarget={MENU_ID}
      aria-label={translate({
        id: 'mobileMenu.open',
        message: 'Abrir el menú',
        description: 'Names the button that opens the menu on a narrow screen',
      })}
    >
      <Icon name="menu" />
    </button>
  );
}
