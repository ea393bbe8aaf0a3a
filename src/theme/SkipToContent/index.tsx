// Change: leads to <main> without script too; the stock link leads to the element around it, which on a page of the manual starts with the sidebar. Ejected from 3.10.2.
import React, {type MouseEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {MAIN_ID} from '@site/src/ui/mainId';

function focusOnce(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  const location = useLocation();
  const shown = useRef(location);
  // On the next page the focus starts from the page itself, so that no key is pressed in between.
  useLayoutEffect(() => {
    if (shown.current !== location && !location.hash && action === 'PUSH') focusOnce(region.current);
    shown.current = location;
  }, [location, action]);
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
      <a className="skip-link" href={`#${MAIN_ID}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
