// Change: leads to <main>, without script; the stock link leads to the element around it, which on a page of the manual starts with the sidebar. After a navigation focusFollowed (src/static-first/client/followLinks.ts) moves the focus. Ejected (3.10.2 7b26f016).
import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {MAIN_ID} from '@site/src/ui/mainId';

export default function SkipToContent(): ReactNode {
  // After a navigation the focus starts from this element (focusFollowed). It has no name, because the new page is announced.
  return (
    <div>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- leads to a place on this page */}
      <a className="skip-link" href={`#${MAIN_ID}`}>
        <Translate
          id="theme.common.skipToMainContent"
          description="The link before all others that leads to the content of the page"
        >
          Saltar al contenido principal
        </Translate>
      </a>
    </div>
  );
}
