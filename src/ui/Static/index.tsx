import React, {type ComponentProps, type ReactNode, useEffect, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {isFirstPage, markHydrated, STATIC_ATTRIBUTE, staticHtml} from '../../static-first/client';
import {islands} from '../islands';

interface Props extends ComponentProps<'div'> {
  /** Tells the static parts of a page apart. */
  readonly name: string;
  readonly as?: 'div' | 'section' | 'footer';
}

/** The islands in use. The first press on an island replaces its static HTML by the component, and is repeated there. */
function useIslands(host: HTMLElement | null): ReactNode {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const place = (event.target as Element).closest<HTMLElement>('[data-island]');
      const control = (event.target as Element).closest('button, summary');
      if (!place || !control || places.includes(place)) return;
      event.preventDefault();
      event.stopPropagation();
      place.replaceChildren();
      flushSync(() => setPlaces([...places, place]));
      const again = place.querySelector<HTMLElement>(control.localName);
      again?.focus();
      again?.click();
    };
    host?.addEventListener('click', onClick, {capture: true});
    return () => host?.removeEventListener('click', onClick, {capture: true});
  }, [host, places]);
  return places.map((place) => {
    const Component = islands[place.dataset.island ?? ''];
    return Component && createPortal(<Component id={place.dataset.id} />, place);
  });
}

/**
 * A part of a page that needs no React: on the first page the HTML from the server stays as it is, without hydration; from the first
 * navigation on, React renders it.
 */
export function Static({name, as: Host = 'div', children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const [html] = useState(() => (typeof document === 'undefined' ? undefined : staticHtml(name)));
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const isFirst = isFirstPage(pathname);
  const isStatic = html !== undefined && isFirst;
  const inUse = useIslands(isStatic ? host : null);
  useEffect(() => {
    if (isStatic && host) markHydrated();
  }, [isStatic, host]);
  const marked = {...props, [STATIC_ATTRIBUTE]: name};
  if (isStatic) {
    return (
      <>
        <Host key="static" {...marked} ref={setHost} dangerouslySetInnerHTML={html} suppressHydrationWarning />
        {inUse}
      </>
    );
  }
  // The not-found page is one for all addresses: it has no part of the route that shows it.
  if (isFirst) return children;
  return (
    <Host key="rendered" {...marked} ref={setHost}>
      {children}
    </Host>
  );
}
