// Change: sidebar and page in one grid; no hideable sidebar, no back-to-top button. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@theme/DocSidebar';
import type {Props} from '@theme/DocRoot/Layout';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className="doc container">
      {sidebar && (
        <aside className={ThemeClassNames.docs.docSidebarContainer}>
          <DocSidebar sidebar={sidebar.items} path={pathname} onCollapse={() => {}} isHidden={false} />
        </aside>
      )}
      {children}
    </div>
  );
}
