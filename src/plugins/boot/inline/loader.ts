import {append} from './append';
import {whenIdle} from './idle';
import {pageFiles} from './settings';
import {loadSheet} from './sheet';

let requested = false;

/**
 * Appends the scripts of the page and the sheet for what they add to it, once. The scripts run in their order.
 * @param fail called with the name of a file that came and is not what it should be, or of a sheet that did not come
 */
export function loadFiles(fail: (reason: string) => void): void {
  const files = pageFiles();
  if (!files || requested) {
    return;
  }
  requested = true;
  if (files.added) {
    loadSheet(files.added, fail);
  }
  const last = files.scripts.at(-1);
  for (const src of files.scripts) {
    append('script', {
      src,
      async: false,
      onload: ({target}) => {
        // The bundler would wait for ever for the elements of scripts that came before it asked, and had nothing in them.
        (target as Element).remove();
        // The main script says so as its first act (lean-bundle/client/entry.ts): without it the file was cut short or is something else.
        if (src === last && !('started' in document.documentElement.dataset)) {
          fail('main.js');
        }
      },
    });
  }
}

/**
 * Calls back when the page is loaded and painted and the browser has nothing else to do. On a fast connection a page is loaded
 * before it is painted: scripts that came then would keep the reader waiting for the first line.
 */
export function whenPainted(callback: () => void): void {
  addEventListener('load', () => {
    if (document.hidden) {
      // Nothing is painted in a tab that nobody looks at.
      whenIdle(callback);
    } else {
      // The first frame is painted when the second one begins.
      requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(callback)));
    }
  });
}
