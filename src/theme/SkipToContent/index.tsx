// Change: leads to <main> without script too; the stock link leads to the element around it, which on a page of the manual starts with the sidebar. Ejected from 3.10.2.
import React, {type MouseEvent, type ReactNode, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useLocationChange} from '@site/src/static-first/docusaurusInternals/client/themeCommon';
import {MAIN_ID} from '@site/src/ui/mainId';

function focusOnce(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  // The focus starts anew on the next page.
  useLocationChange(({location}) => {
    if (!location.hash && action === 'PUSH') {
      focusOnce(region.current);
    }
  });
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Saltar al contenido principal',
    description: 'The link before all others that leads to the content of the page',
  });
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusOnce(document.querySelector('main'));
  };
  return (
    <div ref={region} role="region" aria-label={label}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- leads to a place on this page */}
      <a className="skipToContent" href={`#${MAIN_ID}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
