import type {WorkboxPlugin} from 'workbox-core/types';
import {Route} from 'workbox-routing/Route';
import {Router} from 'workbox-routing/Router';
import {isCachingSupported, isConstrained} from '../../static-first';
import {SaveError, type ManualInfos} from '../manual';
import {deleteAllSaved, savedList} from '../savedManual';
import {saveManual} from '../saveManual';
import {fallbackResponse, type FallbackPages} from './fallbackPages';
import {classify, localeOf, type WorkerSite} from './classify';
import {visitedFiles} from './visited';

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The parts of the global scope that workers use. The types of pages and of workers exclude each other in one program. */
export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void;
}

/** Written in by the build (src/offline/build/index.ts). */
declare const IS_OFFERED: boolean;
declare const SITE: WorkerSite;
declare const FALLBACK_PAGES: FallbackPages;
declare const MANUALS: ManualInfos;
declare const self: WorkerScope;

/** Answers requests. An error of this worker never keeps a reader from a page: the network is asked then, as without a worker. */
function answerRequests(): void {
  const router = new Router();
  const unreachable = new WeakSet();
  const network: WorkboxPlugin = {
    fetchDidFail: ({event}: {event: object}) => Promise.resolve(void unreachable.add(event)),
  };
  const strategies = {
    page: visitedFiles('page', SITE, network),
    hashed: visitedFiles('hashed', SITE, network),
    stable: visitedFiles('stable', SITE, network),
  };
  for (const [type, strategy] of Object.entries(strategies)) {
    const isOfType: Route['match'] = ({url, request: {method, mode}}) =>
      classify({url, method, mode, origin: self.location.origin}, SITE) === type;
    router.registerRoute(new Route(isOfType, strategy));
  }
  router.setCatchHandler(async ({request, event}: {request: Request; event: object}) => {
    const response = unreachable.has(event) ? undefined : await fetch(request).catch(() => undefined);
    const fallback = () =>
      request.mode === 'navigate'
        ? fallbackResponse(FALLBACK_PAGES, localeOf(new URL(request.url).pathname, SITE))
        : Response.error();
    return response ?? fallback();
  });
  router.addFetchListener();
  // Caches what a page loaded before the worker was active.
  router.addCacheListener();
}

/**
 * A new version of the site has a new worker. It updates a saved manual while it is installed: when the download fails, the old worker
 * and the old manual stay, and the browser tries again on the next page. With Save-Data the reader decides (ui/SaveManual).
 * Without space for both versions the old one stays.
 */
async function updateSavedManuals(): Promise<void> {
  for (const [locale, {hash}] of Object.entries(MANUALS)) {
    const saved = await savedList(locale);
    if (saved && saved.hash !== hash && !isConstrained()) {
      await saveManual(locale, SITE.base).catch((error: unknown) => {
        // To try again on each page would never end.
        if (!(error instanceof SaveError) || error.reason !== 'space') throw error;
      });
    }
  }
}

// Tabs on phones stay open for long, so that the new worker does not wait until they close. Documents load files of their own version
// only.
if (IS_OFFERED && isCachingSupported()) {
  answerRequests();
  self.addEventListener('install', (event) => event.waitUntil(updateSavedManuals().then(() => self.skipWaiting())));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
} else {
  // Switched off (src/site/features.ts), or put into a browser that an earlier worker should have left alone: the network answers all
  // requests at once, and the worker goes.
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(deleteAllSaved(self.registration)));
}
