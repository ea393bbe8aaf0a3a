import {isOfflineOffered} from '../../site/features';
import {hasServiceWorker, isCachingSupported} from '../inline/browserFeatures';
import {isConstrained} from '../inline/conditions';
import {isOfSite} from '../../site/addresses';
import {WORKER} from '../names';
import {siteBase} from './baseUrl';
import {whenIdle} from './whenLoaded';

/**
 * How long the worker may take to load and become active, in milliseconds: `register` and `update` wait for its file forever, and the
 * worker updates a saved manual before it is active.
 */
const WORKER_TIMEOUT = 120_000;

/** Whether this browser can cache pages. */
export const isOfflineSupported = (): boolean => hasServiceWorker() && isCachingSupported();

/** The addresses of the previous page, of this page's document, and of the files that it loaded. */
function loadedFiles(): string[] {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return [document.referrer, ...entries.map(({name}) => name)].filter(isOfSite);
}

/** Makes the worker cache files; a page that was reached by a client-side navigation too, as a document. */
function keepFiles(worker: ServiceWorker, files: string[]): void {
  worker.postMessage([...new Set([location.href, ...files].map((address) => address.replace(/#.*/, '')))]);
}

/** The worker of the current version, once it is active. */
async function activeWorker(base: string): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(base + WORKER, {scope: base});
  if (registration.active) await registration.update();
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  return new Promise((resolve, reject) => {
    const checkState = () => {
      if (worker?.state === 'activated') resolve(worker);
      if (!worker || worker.state === 'redundant') reject(new Error('The browser has refused the worker.'));
    };
    worker?.addEventListener('statechange', checkState);
    checkState();
  });
}

/**
 * Registers the worker and waits until the worker of the current version is active. Nothing else registers it.
 * @param base the base URL as configured, without a locale
 * @throws when the browser refuses it or its file is missing; a `TimeoutError` when the file never comes
 */
export function registerWorker(base: string): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new DOMException('The worker has not come.', 'TimeoutError')), WORKER_TIMEOUT);
    activeWorker(base).then(resolve, reject);
  });
}

async function cacheThisPage(): Promise<void> {
  const {controller} = navigator.serviceWorker;
  if (controller) {
    keepFiles(controller, []);
  } else {
    keepFiles(await registerWorker(siteBase()), loadedFiles());
  }
}

/**
 * Lets the worker (src/offline/worker) cache this page when the browser is idle, and registers it first where there is none; not with
 * Save-Data or on a slow connection. The page works without the worker, so errors are ignored: the registration may fail, or the
 * connection may be lost.
 */
export function keepPage(): void {
  if (isOfflineOffered && process.env.NODE_ENV === 'production' && isOfflineSupported() && !isConstrained())
    whenIdle(() => void cacheThisPage().catch(() => undefined));
}
