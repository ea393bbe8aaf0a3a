import {isConstrained} from './connection';
import {pageFiles} from './settings';

let requested = false;

function append<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

/**
 * Appends the sheet of the whole site and the scripts of the page, once. The scripts run in their order.
 * @param onRun called after the last one has run, before React has hydrated anything
 */
export function loadFiles(onRun: () => void): void {
  const files = pageFiles();
  if (!files || requested) {
    return;
  }
  requested = true;
  if (files.sheet) {
    append('link', {rel: 'stylesheet', href: files.sheet});
  }
  files.scripts.forEach((src, index) => {
    append('script', {src, async: false, onload: index === files.scripts.length - 1 ? onRun : null});
  });
}

/**
 * Calls back when the page is loaded and the browser has nothing else to do; never on a constrained connection, where
 * scripts wait until the reader reaches for something that needs them.
 */
export function whenIdle(callback: () => void): void {
  addEventListener('load', () => {
    if (!isConstrained()) {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) {
        requestIdleCallback(callback);
      } else {
        setTimeout(callback);
      }
    }
  });
}
