import React, {type ComponentProps, type ReactNode, useEffect, useState} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {isFirstPage, markHydrated, STATIC_ATTRIBUTE, staticHtml} from '../../static-first/client';
import {SaveManual} from '../../offline';

interface Props extends ComponentProps<'div'> {
  /** Distinguishes the static parts of a page. */
  readonly name: string;
  readonly as?: 'div' | 'section' | 'footer';
}

/**
 * The islands in use (src/ui/SaveManualIsland.tsx). The first press on one replaces its static HTML with the component, and is repeated
 * there.
 */
function useIslands(host: HTMLElement | null): ReactNode {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const place = (event.target as Element).closest<HTMLElement>('[data-island]');
      if (!place || !(event.target as Element).closest('button') || places.includes(place)) return;
      event.preventDefault();
      event.stopPropagation();
      place.replaceChildren();
      flushSync(() => setPlaces([...places, place]));
      const button = place.querySelector('button');
      button?.focus();
      button?.click();
    };
    host?.addEventListener('click', onClick, {capture: true});
    return () => host?.removeEventListener('click', onClick, {capture: true});
  }, [host, places]);
  return places.map((place) => createPortal(<SaveManual />, place));
}

/**
 * A part of a page that needs no React. On the first page the HTML from the server stays as it is, without hydration; after the first
 * navigation React renders it.
 */
export function Static({name, as: Host = 'div', children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const [html] = useState(() => (typeof document === 'undefined' ? undefined : staticHtml(name)));
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const isFirst = isFirstPage(pathname);
  const isStatic = html !== undefined && isFirst;
  const activeIslands = useIslands(isStatic ? host : null);
  useEffect(() => {
    if (isStatic && host) markHydrated();
  }, [isStatic, host]);
  const hostProps = {...props, [STATIC_ATTRIBUTE]: name};
  if (isStatic) {
    return (
      <>
        <Host key="static" {...hostProps} ref={setHost} dangerouslySetInnerHTML={html} suppressHydrationWarning />
        {activeIslands}
      </>
    );
  }
  // All addresses share the HTML of the not-found page, so it has no part of the current route.
  if (isFirst) return children;
  return (
    <Host key="rendered" {...hostProps} ref={setHost}>
      {children}
    </Host>
  );
}
