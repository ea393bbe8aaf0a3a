// Change: leads to <main> without script too; the stock link leads to the element around it, which on a page of the manual starts with the sidebar. After a navigation the focus is moved elsewhere (focusFollowed in src/static-first/client/followLinks.ts). Ejected from 3.10.2.
import React, {type MouseEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {MAIN_ID} from '@site/src/ui/mainId';

function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
  main?.removeAttribute('tabindex');
}

export default function SkipToContent(): ReactNode {
  // After a navigation the focus starts from this element (focusFollowed): it has no name, as the new page is announced.
  return (
    <div>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- leads to a place on this page */}
      <a className="skip-link" href={`#${MAIN_ID}`} onClick={skip}>
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
