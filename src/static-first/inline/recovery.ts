import {cleanPath} from '../../site-model/cleanPath';
import {canonicalPath} from './canonicalAddress';
import {isHydrated} from './hydration';
import {showBaseUrlBanner, showErrorMessage} from './errorMessage';
import {isReload} from './reloadGuard';
import {CLICKS_KEY, writeItem} from './storage';

/**
 * How long a reload may take, in milliseconds, before the message is shown on the page that is still there. One that comes later
 * has lost what was clicked: a slow network or phone needs more than a few seconds for it.
 */
const RELOAD_TIMEOUT = 10_000;

const withSlash = (path: string) => `${cleanPath(path)}/`.replace('//', '/');

/**
 * Finds out whether the page is served under another base URL than it was built for.
 * @param siteBase base URL as configured, with both slashes
 * @returns the base URL under which it is served; undefined when that is the configured one, or when it cannot be determined
 */
export function actualBaseUrl(siteBase: string): string | undefined {
  const path = canonicalPath();
  if (!path) {
    return undefined;
  }
  const canonical = withSlash(path);
  const actual = withSlash(location.pathname);
  const route = canonical.slice(siteBase.length - 1);
  return actual !== canonical && actual.endsWith(route) ? actual.slice(0, actual.length - route.length + 1) : undefined;
}

/**
 * Shows the message of a page that did not start. Retry reloads the page, which replays the queued clicks.
 * @param releaseClicks as `captureEvents` returns it
 */
export function giveUp(reason: string, releaseClicks: () => string[]): void {
  const clicks = releaseClicks();
  showErrorMessage(reason, () => reload(clicks));
}

function reload(clicks: string[]): void {
  writeItem('session', CLICKS_KEY, clicks.join('\n'));
  location.reload();
}

/**
 * Recovers from a page that could not start. A wrong base URL gets its banner. Any other failure causes one reload, but none
 * while offline, on a page that is hydrated by now, or when this page is a reload already. After that, or when the reload does
 * not happen, a message shows the error and a Retry button. The text of the page stays readable.
 * @param releaseClicks as `captureEvents` returns it
 */
export function recover(siteBase: string, reason: string, releaseClicks: () => string[]): void {
  const base = actualBaseUrl(siteBase);
  if (base) {
    releaseClicks();
    showBaseUrlBanner(base);
  } else if (!navigator.onLine || isHydrated() || isReload()) {
    giveUp(reason, releaseClicks);
  } else {
    // Clicks until the page is unloaded are stored as well.
    const store = () => writeItem('session', CLICKS_KEY, releaseClicks().join('\n'));
    addEventListener('pagehide', store);
    location.reload();
    // The reader may stop the reload, or the server may not answer it.
    setTimeout(() => {
      removeEventListener('pagehide', store);
      giveUp(reason, releaseClicks);
    }, RELOAD_TIMEOUT);
  }
}
