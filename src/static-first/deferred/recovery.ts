import {whenHydrated} from '../inline/conditions';
import {isOfSite} from '../../site/addresses';

/** @returns the path of a file of this site that an event is about; empty for anything else */
function pathOf({filename, target}: Partial<ErrorEvent>): string {
  const {src, href} = (target ?? {}) as Partial<HTMLScriptElement & HTMLLinkElement>;
  // The address of a part of an SVG image is an object.
  const file = [filename, src, href].find((address) => typeof address === 'string') ?? '';
  return isOfSite(file) ? file.slice(location.origin.length) : '';
}

/** @returns why a file of this site is missing, as the event says; undefined for any other event */
function reasonOf(event: Partial<ErrorEvent & PromiseRejectionEvent>): string | undefined {
  const path = pathOf(event);
  if (event.type === 'unhandledrejection') {
    const reason = event.reason as Error | undefined;
    // A chunk that does not load, or code that throws.
    return reason?.stack?.includes('/assets/js/') ? String(reason) : undefined;
  }
  // Files that are loaded on use are elsewhere, and what uses them says that they failed.
  const isNeeded = /\/assets\/js\/.*\.js$/.test(path);
  return isNeeded ? (event.message ?? path) : undefined;
}

/**
 * Watches until hydration for everything that keeps the page from starting: a script of this site that is missing, refused or not a
 * script; code that throws; a chunk that does not load.
 * @param onFailure called for each, with the text of the error
 */
export function watchForFailures(onFailure: (reason: string) => void): void {
  const controller = new AbortController();
  const report = (event: Event) => {
    const reason = reasonOf(event);
    if (reason !== undefined) onFailure(reason);
  };
  // Load errors of elements do not bubble, so the listener uses the capture phase.
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, report, {capture: true, signal: controller.signal});
  whenHydrated(() => {
    controller.abort();
    // With this listener Firefox would not keep the page for Back.
    window.onbeforeunload = null;
  });
}

/** How long a reload may take, in milliseconds, before the message is shown on the page that is still there. */
const RELOAD_TIMEOUT = 10_000;

/** Whether this page was loaded by a reload, its own or the reader's. Works where storage is denied. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/**
 * Recovers from a page that could not start. The failure causes one reload, but none while offline, or when this page is a
 * reload already. After that, or when the reload does not happen, a message shows the error and a Retry button. The
 * text of the page stays readable. A page that its reader leaves is not reloaded.
 * @param giveUp shows the message
 */
export function recover(giveUp: () => void): void {
  if (!window.staticFirst?.isLeaving) {
    if (!navigator.onLine || isReload()) {
      giveUp();
      return;
    }
    location.reload();
  }
  // The reader may stop the reload, or the server may not answer.
  setTimeout(giveUp, RELOAD_TIMEOUT);
}
