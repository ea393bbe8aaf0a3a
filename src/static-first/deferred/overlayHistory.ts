import {linkOf, opensElsewhere} from './links';

/**
 * Back closes the search dialog or the menu before it leaves the page: each has an entry in the history, a copy of the page's entry with
 * the number of open overlays. The router never learns of these entries.
 */
type OverlayState = {overlays?: number} | null;

/** The functions that close the open overlays, the innermost last. */
const closers: (() => void)[] = [];
/** The address of the page that they cover. */
let address = '';
/** Whether this module goes back, after an overlay was closed by other means. */
let isGoingBack = false;

const entries = (): number => (history.state as OverlayState)?.overlays ?? 0;

/** Gives each open overlay one entry. They keep the router's own key. */
function updateEntries(): void {
  // Another overlay may open or close meanwhile: `popstate` calls this again.
  if (isGoingBack) return;
  while (entries() < closers.length) {
    history.pushState({...(history.state as OverlayState), overlays: entries() + 1}, '');
  }
  if (entries() > closers.length) {
    isGoingBack = true;
    history.go(closers.length - entries());
  }
}

function closeSurplus(): void {
  while (closers.length > entries()) {
    closers.pop()?.();
  }
}

function onPopState(event: PopStateEvent): void {
  const closes = closers.length > entries() && location.href === address;
  if (isGoingBack || closes) event.stopImmediatePropagation();
  if (!isGoingBack) closeSurplus();
  isGoingBack = false;
  // Forward, or Back from another page, may lead to the entry of an overlay that is closed.
  updateEntries();
}

/** The page below an overlay does not scroll. */
const lockPage = (): void => void document.documentElement.toggleAttribute('data-covered', closers.length > 0);

/**
 * Adds the entry of an overlay that was opened.
 * @param close closes it, when the reader goes back
 * @returns a function to call when the overlay was closed by any means
 */
export function addOverlay(close: () => void): () => void {
  address = location.href;
  closers.push(close);
  lockPage();
  updateEntries();
  return () => {
    const at = closers.indexOf(close);
    if (at >= 0) closers.splice(at, 1);
    lockPage();
    updateEntries();
  };
}

/** Whether the current entry belongs to an overlay: a link that is followed from there replaces the entry, instead of adding one. */
export const isOverlayEntry = (): boolean => entries() > 0;

/** Handles Back and Forward before the router and client/scrollRestoration.ts, which would take them for navigations. */
export function followOverlays(): void {
  addEventListener('popstate', onPopState, true);
  // A page from the back/forward cache, with the overlays that were open when it was left.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      closeSurplus();
      updateEntries();
    }
  });
  // A link that the router does not follow.
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || !isOverlayEntry() || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    location.replace(link.href);
  });
  // After a reload the overlay is closed.
  updateEntries();
}
