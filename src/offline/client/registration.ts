/** The worker's file, below the base URL of the site. Its name is stable: it is served with `no-cache` (hosting/model/cacheControl.ts). */
export const WORKER = 'sw.js';

/** Whether this browser can cache pages: that needs a secure context, and storage may be disabled. */
export const isCachingSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** The base URL as configured, without a locale: a setting of the inline script (src/static-first/inline/settings.ts). */
export const siteBase = (): string =>
  document.querySelector<HTMLElement>('script[data-announcement]')?.dataset.siteBase ?? '/';

/** The addresses of the files that this page loaded, its document among them. */
function loadedFiles(): string[] {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({name}) => name)
    .filter((name) => name.startsWith(location.origin));
}

/** Makes the worker cache files, by the message of Workbox; a page that was reached by a client-side navigation too, as a document. */
function keepFiles(worker: ServiceWorker | null, files: string[]): void {
  const urlsToCache = [...new Set([location.href, ...files].map((address) => address.replace(/#.*/, '')))];
  worker?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache}});
}

/**
 * Registers the worker, waits until it is active and lets it cache this page. Nothing else registers it.
 * @param base the base URL as configured, without a locale
 */
export async function registerWorker(base: string): Promise<void> {
  await navigator.serviceWorker.register(base + WORKER, {scope: base});
  const {active} = await navigator.serviceWorker.ready;
  keepFiles(active, loadedFiles());
}

/** Lets the worker cache the current page; registers it first where there is none. */
export async function cacheThisPage(): Promise<void> {
  if (!isCachingSupported()) {
    return;
  }
  const {controller} = navigator.serviceWorker;
  if (controller) {
    keepFiles(controller, []);
  } else {
    await registerWorker(siteBase());
  }
}
