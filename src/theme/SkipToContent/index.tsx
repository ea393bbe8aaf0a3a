// Change: leads to <main> without script too; the stock link leads to the element around it, which on a page of the manual starts with the sidebar. What takes the focus has no name: the new page is announced instead (src/static-first/client/routes.ts). Ejected from 3.10.2.
import React, {type MouseEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {MAIN_ID} from '@site/src/ui/mainId';

function focusOnce(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  const location = useLocation();
  const lastLocation = useRef(location);
  // On the next page the focus starts from the page itself, so that no key is pressed in between.
  useLayoutEffect(() => {
    if (lastLocation.current !== location && !location.hash && action === 'PUSH') focusOnce(start.current);
    lastLocation.current = location;
  }, [location, action]);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusOnce(document.querySelector('main'));
  };
  return (
    <div ref={start}>
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
