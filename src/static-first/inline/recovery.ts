import {cleanPath} from '../../site-model/cleanPath';
import {canonicalPath} from './canonicalAddress';
import {isHydrated} from './hydration';
import {showBaseUrlBanner, showErrorMessage} from './errorMessage';
import {isReload} from './reloadGuard';
import {CLICKS_KEY, readItem, RELOADED_KEY, writeItem} from './storage';

/** How long a reload may take, in milliseconds, before the message is shown on the page that is still there. */
const RELOAD_TIMEOUT = 4000;

/**
 * Finds out whether the page is served under another base URL than it was built for.
 * @param siteBase base URL as configured, with both slashes
 * @returns the base URL under which it is served; undefined when that is the configured one, or when it cannot be told
 */
export function actualBaseUrl(siteBase: string): string | undefined {
  const canonical = canonicalPath();
  const actual = cleanPath(location.pathname);
  const route = canonical && cleanPath(canonical.slice(siteBase.length - 1));
  if (!route || actual === cleanPath(canonical)) {
    return undefined;
  }
  const suffix = route === '/' ? '' : route;
  return actual.endsWith(suffix)
    ? `${cleanPath(actual.slice(0, actual.length - suffix.length) || '/')}/`.replace('//', '/')
    : undefined;
}

/**
 * Recovers from a page that could not start. A wrong base URL gets its banner. Any other failure causes one reload, but none
 * while offline, on a page that is hydrated by now, or when this page is a reload already (which also prevents a loop where
 * storage is denied). After that, or when the reload does not happen, a message shows the error and a Retry button. The text of
 * the page stays readable.
 * @param clicks element paths of the queued clicks, which the reloaded page replays
 */
export function recover(siteBase: string, reason: string, clicks: string[]): void {
  const base = actualBaseUrl(siteBase);
  if (base) {
    showBaseUrlBanner(base);
  } else if (!navigator.onLine || isHydrated() || isReload() || readItem('session', RELOADED_KEY)) {
    showErrorMessage(reason);
  } else {
    writeItem('session', RELOADED_KEY, '1');
    writeItem('session', CLICKS_KEY, clicks.join('\n'));
    location.reload();
    // The reader may stop the reload, or the server may not answer it.
    setTimeout(() => showErrorMessage(reason), RELOAD_TIMEOUT);
  }
}
