// Change: the sidebar shows the topics with their pages (src/ui/ManualNav), as the mobile menu does. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ManualNav} from '@site/src/ui/ManualNav';

export default function DocSidebar(): ReactNode {
  return (
    <nav
      className="menu"
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Manual de usuario',
        description: 'The ARIA label for the sidebar navigation',
      })}
    >
      <ManualNav />
    </nav>
  );
}
