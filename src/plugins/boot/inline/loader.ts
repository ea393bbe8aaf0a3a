import {pageFiles} from './settings';
import {isWhole} from './sheet';

let requested = false;

function append<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

function loadSheet(href: string, fail: (reason: string) => void): void {
  append('link', {
    rel: 'stylesheet',
    href,
    onload: ({target}) => {
      if (!isWhole((target as HTMLLinkElement).sheet)) {
        fail(href);
      }
    },
    onerror: () => fail(href),
  });
}

/**
 * Appends the sheet of the whole site and the scripts of the page, once. The scripts run in their order.
 * @param fail called with the name of a file that came and is not what it should be, or of a sheet that did not come
 */
export function loadFiles(fail: (reason: string) => void): void {
  const files = pageFiles();
  if (!files || requested) {
    return;
  }
  requested = true;
  if (files.sheet) {
    loadSheet(files.sheet, fail);
  }
  const onRun = () => {
    // The main script sets this as its first act: without it the file was cut short or is something else.
    if (!('docusaurus' in window)) {
      fail('main.js');
    }
  };
  files.scripts.forEach((src, index) => {
    append('script', {src, async: false, onload: index === files.scripts.length - 1 ? onRun : null});
  });
}

/** Calls back when the page is loaded and the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  addEventListener('load', () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(callback);
    } else {
      setTimeout(callback);
    }
  });
}
