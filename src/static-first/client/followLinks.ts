import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {focusTarget, linkOf, opensElsewhere} from '../deferred/links';
import {isOverlayEntry} from '../deferred/overlayHistory';
import {pagePath} from '../docusaurusInternals/client/site';
import {rememberScroll} from './scrollRestoration';

/** The element that had the focus when the link was followed; undefined while no link is being followed. */
let focusedBefore: Element | null | undefined;

/** Whether the reader went to the search while the next page was loading. */
let isInSearch = false;

/** The path of the page of this site, in this language, that a link leads to. */
const pathOf = ({origin, pathname}: HTMLAnchorElement) =>
  origin === window.location.origin ? pagePath(pathname) : undefined;

/** Fetches the page that a link leads to. The page that is shown needs nothing. */
function fetchPage(link: HTMLAnchorElement, how: 'preload' | 'prefetch'): void {
  const path = pathOf(link);
  if (path !== undefined && path !== window.location.pathname) void window.docusaurus[how](path);
}

function preload(event: Event): void {
  const link = linkOf(event);
  if (link) fetchPage(link, 'preload');
}

/** Prefetches the pages that the bar links to, as Docusaurus does with links in view. */
export function prefetchPagesOfBar(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.navbar__inner a')) {
    if (link.getClientRects().length > 0) fetchPage(link, 'prefetch');
  }
}

/** @param router the router's history */
function follow(event: MouseEvent, router: ReturnType<typeof useHistory>): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || opensElsewhere(event)) return;
  const path = pathOf(link);
  const isInOverlay = isOverlayEntry();
  // The browser follows links to another site, a file or a place on this page.
  if (path === undefined) return;
  if (path === window.location.pathname && !link.matches('[role=option]') && !isInOverlay) return;
  event.preventDefault();
  focusedBefore = document.activeElement;
  if (!isInOverlay) rememberScroll();
  router[isInOverlay ? 'replace' : 'push'](path + link.search + link.hash);
}

/**
 * Follows all links of a page, also links that React has not rendered: a page is fetched when the reader points at a link, and the router
 * shows it. A link in an overlay replaces its entry in the history.
 */
export function useFollowedLinks(): void {
  const router = useHistory();
  useEffect(() => {
    const controller = new AbortController();
    const options = {signal: controller.signal, capture: true, passive: true};
    for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, preload, options);
    // Before the links of Docusaurus, which ignore a click whose default was prevented.
    document.addEventListener('click', (event) => follow(event, router), {signal: controller.signal, capture: true});
    return () => controller.abort();
  }, [router]);
}

/** Called before a page is shown: the first navigation renders the bar again, and the focus in its field would be lost. */
export function keepFocusInSearch(): void {
  const {activeElement} = document;
  isInSearch = activeElement !== focusedBefore && activeElement?.matches('.search input') === true;
}

/**
 * Moves the focus once the page of a followed link is shown, unless the reader went to the search meanwhile. Docusaurus 3.10.2 moves it in
 * its link to the content, and only for a new entry of an address without a hash.
 */
export function focusFollowed(hash: string): void {
  const isFollowing = focusedBefore !== undefined;
  focusedBefore = undefined;
  const field = isInSearch ? document.querySelector<HTMLElement>('.navbar .search input') : null;
  isInSearch = false;
  field?.focus({preventScroll: true});
  // On a narrow screen the bar has no field.
  if (isFollowing && !(field && field === document.activeElement)) focusTarget(hash);
}
