// Change: sidebar and page in one grid; the sidebar shows the topics with their pages, as the mobile menu does; no hideable sidebar, no back-to-top button. Ejected (3.10.2 0392a8e7).
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot/Layout';
import {ManualNav} from '@site/src/ui/ManualNav';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className="doc container">
      {sidebar && (
        <aside className={ThemeClassNames.docs.docSidebarContainer}>
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
        </aside>
      )}
      {children}
    </div>
  );
}
