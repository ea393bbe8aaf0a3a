/** Features that a browser may lack, tested only here: a part of the page either has a fallback or is not shown. */

/**
 * Whether the browser reaches the floor in package.json. The test is `Array.prototype.at`, which came last to the engines: Chrome 92,
 * Firefox 90, Safari 15.4. In older browsers the page stays as it is without scripts: readable, without controls that need scripts.
 */
export const isOfFloor = (): boolean => 'at' in [];

/** Whether an app shows the page itself, without a browser. On an iPhone such apps name no browser. */
const isInApp = () => /; wv\)|FBA[NV]|\(iP(?!.*Safari\/)/.test(navigator.userAgent);

/** Whether pages can be printed. Apps have no `print`, or one that does nothing. */
export const canPrint = (): boolean => 'print' in window && !isInApp();

/** The share sheet of the device: missing in many browsers, and in most browsers inside other apps. */
export const hasShareSheet = (): boolean => typeof (navigator as Partial<Navigator>).share === 'function';

/** Voices that read aloud: missing in browsers inside other apps. */
export const hasSpeech = (): boolean => 'speechSynthesis' in window;

/** Elements that a button opens without a script: missing before Chrome 114, Firefox 125 and Safari 17. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Safari lacks this function. */
export const hasIdleCallback = (): boolean => 'requestIdleCallback' in window;

/** Workers that answer for a page: missing without a secure context, too. */
export const hasServiceWorker = (): boolean => 'serviceWorker' in navigator;

/**
 * Whether this browser has all that the worker and the saved manual need. A worker that misses one of them would answer every page with
 * an error. Pages and the worker ask.
 */
export const isCachingSupported = (): boolean =>
  'caches' in globalThis &&
  'subtle' in crypto &&
  typeof (AbortSignal as Partial<typeof AbortSignal>).timeout === 'function';

/**
 * Whether a key belongs to an input method or to a dead accent, which chooses or ends what is composed with it. Safari reports the key
 * that ends a composition after its end: only the code that all engines give such keys says so then.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else says it in Safari
export const isOfInputMethod = ({isComposing, keyCode}: Partial<KeyboardEvent>): boolean =>
  isComposing === true || keyCode === 229;
