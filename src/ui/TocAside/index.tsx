import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

/** The column beside an article that lists its headings; shown where the screen is wide enough. */
export function TocAside({children}: {children: ReactNode}): ReactNode {
  return (
    // Named, since the manual's menu is such a landmark as well and readers jump between them by name.
    <aside
      className="toc"
      data-text="skip"
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'En esta página',
        description: 'The label used by the button on the collapsible TOC component',
      })}
    >
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
