/** What a browser may lack. Asked only here: a part of the page either has a fallback for it or is not shown. */

/**
 * Whether the browser is of the floor in package.json, by what came last to all of its engines: Chrome 92, Firefox 90, Safari 15.4. In any
 * other the page stays as it is without scripts: readable, everything by links, and without the controls that need scripts.
 */
export const isOfFloor = (): boolean => 'at' in [];

/** Popovers: Chrome 114, Safari 17, Firefox 125. Elsewhere client/popoverPolyfill.ts opens and closes them. */
export const hasPopover = (): boolean => 'popover' in HTMLElement.prototype;

/** Whether pages can be printed. Apps that show pages themselves have no `print`, or on Android one that does nothing. */
export const canPrint = (): boolean => 'print' in window && !/; wv\)|FBA[NV]|Instagram/.test(navigator.userAgent);

/**
 * Whether this browser has all that the worker and the saved manual need. A worker that misses one of them would answer every page with
 * an error. In a page and in the worker.
 */
export const isCachingSupported = (): boolean =>
  'caches' in globalThis &&
  'locks' in navigator &&
  'subtle' in crypto &&
  typeof (AbortSignal as Partial<typeof AbortSignal>).timeout === 'function';
