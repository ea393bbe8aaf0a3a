import type {useHistory} from '@docusaurus/router';
import {opensElsewhere} from '../deferred/links';
import {FIELD_SELECTOR} from '../inline/eventCapture';
import {isOverlayEntry} from './overlayHistory';
import {pagePath} from './pagePath';

/** What had the focus when the link was followed; undefined when none is being followed. */
let focusedBefore: Element | null | undefined;

/** The element that a hash names; of a collapsible answer what opens it. Without a hash, the region that begins the page. */
function targetOf(hash: string): HTMLElement | null | undefined {
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (named) return named.querySelector<HTMLElement>(':scope > summary') ?? named;
  return document.querySelector('.skip-link')?.parentElement;
}

function focusTarget(hash: string): void {
  const target = targetOf(hash);
  if (target && target.tabIndex < 0) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
  target?.focus({preventScroll: true});
}

/**
 * Follows a link of an overlay, whose entry in the history it replaces; the focus goes to where the link leads. Docusaurus 3.10.2
 * moves the focus only for a new entry of an address without a hash.
 * @param router the router's history
 * @returns whether the router does it; otherwise the browser is leaving the page
 */
export function followLink(router: ReturnType<typeof useHistory>, href: string): boolean {
  const {origin, pathname, search, hash} = new URL(href, location.href);
  if (origin !== location.origin || pagePath(pathname) === undefined) {
    // Another site, which another language is too, or a file.
    location.replace(href);
    return false;
  }
  focusedBefore = document.activeElement;
  const path = pathname + search + hash;
  if (isOverlayEntry()) {
    router.replace(path);
  } else {
    router.push(path);
  }
  return true;
}

/** The link to another page of this site that an event is about; undefined when the browser follows it. */
function pageLinkOf({target}: Event): {path: string; search: string; hash: string} | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (link?.origin !== window.location.origin) return undefined;
  const {pathname, search, hash} = link;
  const path = pathname === window.location.pathname ? undefined : pagePath(pathname);
  return path === undefined ? undefined : {path, search, hash};
}

/**
 * Follows the links of HTML that React has not rendered, as `Link` of Docusaurus does: on the client, and fetched ahead when the reader
 * is about to. Links to a place on the page are the browser's.
 * @returns what ends it
 */
export function followLinksIn(host: HTMLElement, router: ReturnType<typeof useHistory>): () => void {
  const listening = new AbortController();
  const options = {signal: listening.signal, passive: true};
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    host.addEventListener(
      type,
      (event) => {
        const link = pageLinkOf(event);
        if (link) void window.docusaurus.preload(link.path);
      },
      options,
    );
  }
  host.addEventListener(
    'click',
    (event) => {
      const link = pageLinkOf(event);
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      router.push(link.path + link.search + link.hash);
    },
    {signal: listening.signal},
  );
  return () => listening.abort();
}

/** Moves the focus once the page that a link of an overlay leads to is shown, unless the reader went to a field meanwhile. */
export function focusFollowed(hash: string): void {
  const {activeElement} = document;
  const isFollowing = focusedBefore !== undefined;
  const isInOtherField = activeElement !== focusedBefore && activeElement?.matches(FIELD_SELECTOR);
  focusedBefore = undefined;
  if (isFollowing && !isInOtherField) focusTarget(hash);
}
