import {Route} from 'workbox-routing/Route';
import {Router} from 'workbox-routing/Router';
import {isConstrained} from '../../static-first/inline/connection';
import type {PackInfos} from '../format/pack';
import {savedFile, saveManual} from '../format/saved';
import {fallbackResponse, type FallbackPages} from './fallbackPages';
import {classify, localeOf, type WorkerSite} from './classify';
import type {WorkerScope} from './scope';
import {visitedFiles} from './visited';

/** Written in by the build (src/offline/build/write.ts). */
declare const SITE: WorkerSite;
declare const FALLBACK_PAGES: FallbackPages;
declare const PACKS: PackInfos;
declare const self: WorkerScope;

const router = new Router();
for (const kind of ['page', 'hashed', 'stable'] as const) {
  const route = new Route(
    ({url, request: {method}}) => classify({url, method, origin: self.location.origin}, SITE) === kind,
    visitedFiles(kind, SITE),
  );
  if (kind === 'page') {
    route.setCatchHandler(({request}) =>
      Promise.resolve(fallbackResponse(FALLBACK_PAGES, localeOf(new URL(request.url).pathname, SITE))),
    );
  }
  router.registerRoute(route);
}
router.addFetchListener();
// Caches what a page loaded before the worker was active.
router.addCacheListener();

/**
 * A new version of the site has a new worker. It updates a saved manual while it is installed: when the download fails, the old worker
 * and the old manual stay, and the browser tries again on the next page. With Save-Data the reader decides (ui/SaveManual).
 */
async function updateSavedManuals(): Promise<void> {
  for (const [locale, info] of isConstrained() ? [] : Object.entries(PACKS)) {
    const file = await savedFile(locale);
    if (file !== undefined && file !== info.file) {
      await saveManual(info, {locale, page: SITE.base});
    }
  }
}

self.addEventListener('install', (event) => {
  // Tabs on phones stay open for long, so that the new worker does not wait until they close. Documents load files of their own
  // version only.
  event.waitUntil(updateSavedManuals().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
