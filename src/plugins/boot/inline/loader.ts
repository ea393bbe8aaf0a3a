import {isConstrained} from './connection';
import {pageScripts} from './settings';

let requested = false;

/**
 * Appends the scripts of the page, once. They run in their order, after the page has been parsed.
 * @param onRun called after the last one has run, before React has hydrated anything
 */
export function loadScripts(onRun: () => void): void {
  const addresses = requested ? [] : pageScripts();
  addresses.forEach((address, index) => {
    requested = true;
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    if (index === addresses.length - 1) {
      script.onload = onRun;
    }
    document.head.append(script);
  });
}

/**
 * Calls back when the page is loaded and the browser has nothing else to do; never on a constrained connection, where
 * scripts wait until the reader reaches for something that needs them.
 */
export function whenIdle(callback: () => void): void {
  const onLoad = () => {
    if (!isConstrained()) {
      // Safari has no requestIdleCallback.
      (window.requestIdleCallback ?? setTimeout)(callback);
    }
  };
  if (document.readyState === 'complete') {
    onLoad();
  } else {
    addEventListener('load', onLoad);
  }
}
