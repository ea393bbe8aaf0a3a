/** The worker's file, below the base URL of the site. Its name stays, and hosts let nobody keep it (hosting/model/cacheControl.ts). */
export const WORKER = 'sw.js';

/** Whether this browser can keep pages: it needs a secure address, and may be told to store nothing. */
export const isCachingSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** The base URL as configured, without a locale: a setting of the inline script (src/static-first/inline/settings.ts). */
export const siteBase = (): string =>
  document.querySelector<HTMLElement>('script[data-announcement]')?.dataset.siteBase ?? '/';

/** The addresses of what this page was made of, its document among them. */
function loadedFiles(): string[] {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({name}) => name)
    .filter((name) => name.startsWith(location.origin));
}

/** Lets the worker keep files, in the form that Workbox reads. A page that was reached without its document is kept as one, too. */
function keepFiles(worker: ServiceWorker | null, files: string[]): void {
  const urlsToCache = [...new Set([location.href, ...files].map((address) => address.replace(/#.*/, '')))];
  worker?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache}});
}

/**
 * Registers the worker, waits until it works and lets it keep this page. The only place that does.
 * @param base the base URL as configured, without a locale
 */
export async function registerWorker(base: string): Promise<void> {
  await navigator.serviceWorker.register(base + WORKER, {scope: base});
  const {active} = await navigator.serviceWorker.ready;
  keepFiles(active, loadedFiles());
}

/** Lets the worker keep the page that is shown; registers it before where there is none. */
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
