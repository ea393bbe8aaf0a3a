import {append} from './appendElement';
import {whenIdle} from './idle';
import {integrityOf} from './integrity';
import {pageAssets} from './settings';
import {loadStylesheet} from './stylesheetLoader';

let isRequested = false;

/**
 * Appends the scripts of the page and the deferred stylesheet, once. The scripts execute in document order.
 * @param fail called with the name of a stylesheet that failed; scripts have their own watch (loadErrors.ts)
 */
export function loadScripts(fail: (reason: string) => void): void {
  const assets = pageAssets();
  if (!assets || isRequested) {
    return;
  }
  isRequested = true;
  if (assets.deferredCss) {
    loadStylesheet(assets.deferredCss, fail);
  }
  for (const src of assets.scripts) {
    append('script', {
      src,
      async: false,
      integrity: integrityOf(src),
      // A script without it passes no integrity policy (hosting/model/headers.ts).
      crossOrigin: '',
    });
  }
}

/** How long after the HTML a stylesheet or picture may delay the scripts, in milliseconds: one may never come. */
const LOAD_TIMEOUT = 5_000;

/**
 * Calls back once when the page is loaded and painted and the browser is idle. On a fast connection the load event comes before
 * the first paint, which the scripts would delay.
 */
export function whenPainted(callback: () => void): void {
  let isLoaded = false;
  const paint = () => {
    if (isLoaded) {
      return;
    }
    isLoaded = true;
    if (document.hidden) {
      // A background tab is not painted.
      whenIdle(callback);
    } else {
      // The first frame is painted when the second one begins.
      requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(callback)));
    }
  };
  addEventListener('load', paint);
  addEventListener('DOMContentLoaded', () => setTimeout(paint, LOAD_TIMEOUT));
}
