import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

/** The name of every list of the parts of a page. */
export const onThisPage = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'En esta página',
    description: 'The label used by the button on the collapsible TOC component',
  });

/** The column beside an article that lists its headings, shown if the screen is wide enough. */
export function TocAside({children}: {children: ReactNode}): ReactNode {
  return (
    // The column has a name because the manual's menu is also such a landmark, and readers jump between landmarks by name.
    <aside className="toc" data-text="skip" aria-label={onThisPage()}>
      {/* One box, so that the name goes away with the list at the end of the page. */}
      <div>
        <p className="label">{onThisPage()}</p>
        {children}
      </div>
    </aside>
  );
}
