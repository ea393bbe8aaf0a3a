import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

/** The name of a list of the parts of a page, everywhere. */
export const onThisPage = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'En esta página',
    description: 'The label used by the button on the collapsible TOC component',
  });

/** The column beside an article that lists its headings; shown where the screen is wide enough. */
export function TocAside({children}: {children: ReactNode}): ReactNode {
  return (
    // Named, since the manual's menu is such a landmark as well and readers jump between them by name.
    <aside className="toc" data-text="skip" aria-label={onThisPage()}>
      <p className="label">{onThisPage()}</p>
      {children}
    </aside>
  );
}
