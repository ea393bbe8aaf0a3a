import {failing, SaveError} from '../manual';
import {hasServiceWorker, isCachingSupported} from '../../startup/inline/browserFeatures';
import {isOfSite} from '../../startup/siteAddress';

/** The worker's file, below the base URL of the site. Its name is stable: it is served with `no-cache` (hosting/model/cacheControl.ts). */
export const WORKER = 'sw.js';

/**
 * How long the worker may take to come and to become active, in milliseconds: `register` and `update` wait for its file without end, and
 * it updates a saved manual before it is active.
 */
const WORKER_TIMEOUT = 120_000;

/** Whether this browser can cache pages. */
export const isOfflineSupported = (): boolean => hasServiceWorker() && isCachingSupported();

/** The base URL as configured, without a locale: a setting of the inline script (src/startup/inline/settings.ts). */
export const siteBase = (): string => window.startup?.settings.siteBase ?? '/';

/** The addresses of the files that this page loaded, its document among them. */
function loadedFiles(): string[] {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({name}) => name)
    .filter(isOfSite);
}

/** Makes the worker cache files, by the message of Workbox; a page that was reached by a client-side navigation too, as a document. */
function keepFiles(worker: ServiceWorker, files: string[]): void {
  const urlsToCache = [...new Set([location.href, ...files].map((address) => address.replace(/#.*/, '')))];
  worker.postMessage({type: 'CACHE_URLS', payload: {urlsToCache}});
}

/** The worker of the present version, once it is active. */
async function activeWorker(base: string): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(base + WORKER, {scope: base});
  if (registration.active) await registration.update();
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(worker);
      if (!worker || worker.state === 'redundant') reject(new SaveError('browser'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/**
 * Registers the worker and waits until that of the present version is active. Nothing else registers it.
 * @param base the base URL as configured, without a locale
 * Rejects with a `SaveError`: the browser may refuse it, or its file may be missing, or never come.
 */
export function registerWorker(base: string): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new SaveError('connection')), WORKER_TIMEOUT);
    activeWorker(base).catch(failing('browser')).then(resolve, reject);
  });
}

/** Lets the worker cache the current page; registers it first where there is none. */
export async function cacheThisPage(): Promise<void> {
  if (!isOfflineSupported()) return;
  const {controller} = navigator.serviceWorker;
  if (controller) {
    keepFiles(controller, []);
  } else {
    keepFiles(await registerWorker(siteBase()), loadedFiles());
  }
}
