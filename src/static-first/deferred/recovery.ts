import {isHydrated, whenHydrated} from '../inline/hydration';
import type {Startup} from '../inline/startup';
import type {ElementRef} from '../inline/elementRef';
import {CLICKS_KEY, takeItem, writeItem} from '../inline/storage';

/**
 * How long a reload may take, in milliseconds, before the message is shown on the page that is still there. One that comes later
 * has lost what was clicked: a slow network or phone needs more than a few seconds for it.
 */
const RELOAD_TIMEOUT = 10_000;

/** After hydration the listener would keep Firefox from keeping the page for Back. */
export function stopWatchingForLeaving(): void {
  whenHydrated(() => {
    window.onbeforeunload = null;
  });
}

/** Whether this page was loaded by a reload, its own or the reader's. Works where storage is denied. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** Takes the clicks that were queued before the page was reloaded. @returns undefined on a page that did not reload itself */
export function takeRestoredClicks(): ElementRef[] | undefined {
  return takeItem('session', CLICKS_KEY)
    ?.split('\n')
    .filter(Boolean)
    .map((path) => ({path}));
}

/**
 * Recovers from a page that could not start. The failure causes one reload, but none while offline, on a page that is hydrated by now, or
 * when this page is a reload already. After that, or when the reload does not happen, a message shows the error and a Retry button. The
 * text of the page stays readable. A page that its reader leaves is not reloaded (startup.ts).
 */
export function recover(reason: string, {releaseClicks, giveUp, isLeaving}: Startup): void {
  if (isLeaving) {
    setTimeout(() => giveUp(reason), RELOAD_TIMEOUT);
  } else if (!navigator.onLine || isHydrated() || isReload()) {
    giveUp(reason);
  } else {
    // Clicks until the page is unloaded are stored as well.
    const store = () => writeItem('session', CLICKS_KEY, releaseClicks().join('\n'));
    addEventListener('pagehide', store);
    location.reload();
    // The reader may stop the reload, or the server may not answer it.
    setTimeout(() => {
      removeEventListener('pagehide', store);
      giveUp(reason);
    }, RELOAD_TIMEOUT);
  }
}
