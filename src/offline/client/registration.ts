import {failing, SaveError, type Reason} from '../manual';
import {hasServiceWorker, isCachingSupported} from '../../startup/inline/browserFeatures';

/** The worker's file, below the base URL of the site. Its name is stable: it is served with `no-cache` (hosting/model/cacheControl.ts). */
export const WORKER = 'sw.js';

/** How long the worker's file may take to come, in milliseconds: `register` and `update` wait for it without end. */
const REGISTRATION_TIMEOUT = 30_000;

/** How long a worker may take to become active, in milliseconds: it updates a saved manual before. */
const ACTIVATION_TIMEOUT = 120_000;

/** Rejects with a `SaveError` where a promise is not settled in time. */
function within<Value>(timeout: number, reason: Reason, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new SaveError(reason)), timeout);
    promise.then(resolve, reject);
  });
}

/** Whether this browser can cache pages. */
export const isOfflineSupported = (): boolean => hasServiceWorker() && isCachingSupported();

/** The base URL as configured, without a locale: a setting of the inline script (src/startup/inline/settings.ts). */
export const siteBase = (): string =>
  document.querySelector<HTMLElement>('script[data-announcement]')?.dataset.siteBase ?? '/';

/** The addresses of the files that this page loaded, its document among them. */
function loadedFiles(): string[] {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({name}) => name)
    .filter((name) => name.startsWith(location.origin));
}

/** Makes the worker cache files, by the message of Workbox; a page that was reached by a client-side navigation too, as a document. */
function keepFiles(worker: ServiceWorker, files: string[]): void {
  const urlsToCache = [...new Set([location.href, ...files].map((address) => address.replace(/#.*/, '')))];
  worker.postMessage({type: 'CACHE_URLS', payload: {urlsToCache}});
}

/** Waits until a worker is active. Rejects when it fails, or takes too long. */
function activation(worker: ServiceWorker): Promise<ServiceWorker> {
  const isActive = new Promise<ServiceWorker>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new SaveError('browser'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
  return within(ACTIVATION_TIMEOUT, 'browser', isActive);
}

/**
 * Registers the worker and waits until that of the present version is active. Nothing else registers it.
 * @param base the base URL as configured, without a locale
 * Rejects with a `SaveError`: the browser may refuse it, or its file may be missing.
 */
export async function registerWorker(base: string): Promise<ServiceWorker> {
  const registered = navigator.serviceWorker.register(base + WORKER, {scope: base}).then(async (registration) => {
    if (registration.active) {
      await registration.update();
    }
    return registration;
  });
  const registration = await within(REGISTRATION_TIMEOUT, 'connection', registered.catch(failing('browser')));
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return worker ? activation(worker) : failing('browser')(undefined);
}

/** Lets the worker cache the current page; registers it first where there is none. */
export async function cacheThisPage(): Promise<void> {
  if (!isOfflineSupported()) {
    return;
  }
  const {controller} = navigator.serviceWorker;
  if (controller) {
    keepFiles(controller, []);
  } else {
    keepFiles(await registerWorker(siteBase()), loadedFiles());
  }
}
