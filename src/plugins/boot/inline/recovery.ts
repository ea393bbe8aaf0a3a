import {canonicalPath, cleanPath} from './address';
import {isHydrated} from './hydration';
import {showBaseUrlBanner, showMessage} from './message';
import {isReload} from './secondTry';
import {PRESSED, read, RELOADED, write} from './storage';

/** How long a reload may take, in milliseconds, before the page that is still there says what is wrong with it. */
const RELOAD_PATIENCE = 4000;

/**
 * Finds out whether the page is served somewhere else than it was built for.
 * @returns the base URL under which it was found; nothing when it stands where it should
 */
export function foundBaseUrl(siteBase: string): string | undefined {
  const canonical = canonicalPath();
  const actual = cleanPath(location.pathname);
  const route = canonical && cleanPath(canonical.slice(siteBase.length - 1));
  if (!route || actual === cleanPath(canonical)) {
    return undefined;
  }
  const tail = route === '/' ? '' : route;
  return actual.endsWith(tail)
    ? `${cleanPath(actual.slice(0, actual.length - tail.length) || '/')}/`.replace('//', '/')
    : undefined;
}

/**
 * Recovers from a page that could not start: a wrong base URL gets its banner; anything else one reload, never when the
 * reader is offline, when this is a reload already (which also holds where storage is denied) or when the page answers
 * presses by now; after that, or when the reload brings nothing, a message with the error's text, and Retry. The text of the
 * page stays as it is.
 * @param pressed paths of the controls whose press was held; the page that is loaded instead carries them out
 */
export function recover(siteBase: string, reason: string, pressed: string[]): void {
  const base = foundBaseUrl(siteBase);
  if (base) {
    showBaseUrlBanner(base);
  } else if (!navigator.onLine || isHydrated() || isReload() || read('session', RELOADED)) {
    showMessage(reason);
  } else {
    write('session', RELOADED, '1');
    write('session', PRESSED, pressed.join('\n'));
    location.reload();
    // The reader may stop the reload, the server may answer nothing or never: then this page stays, and must not be silent.
    setTimeout(() => showMessage(reason), RELOAD_PATIENCE);
  }
}
