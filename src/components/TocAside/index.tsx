import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** The column beside an article that lists its headings; shown where the screen is wide enough. */
export function TocAside({children}: {children: ReactNode}): ReactNode {
  return (
    <aside className="toc">
      <p className="label">
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          En esta página
        </Translate>
      </p>
      {children}
    </aside>
  );
}
