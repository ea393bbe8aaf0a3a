import {isCachingSupported, isConstrained} from '../../static-first';
import {SaveError, type ManualInfos} from '../manual';
import type {FallbackPage} from '../build/fallbackPage';
import {saveManual} from '../download';
import {deleteAllSaved, savedList} from '../storage';
import {classify, localeOf, type WorkerSite} from './classify';
import {answerOf, readablePages} from './visited';

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: ExtendableEvent & {request: Request; respondWith: (response: Promise<Response>) => void};
  message: ExtendableEvent & {data: readonly string[]};
}

/** The parts of the global scope that workers use. TypeScript has no types for both pages and workers in one program. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(type: Name, listener: (event: Events[Name]) => void) => void;
}

/** Inserted by the build (src/offline/build/index.ts). */
declare const IS_OFFERED: boolean;
declare const SITE: WorkerSite;
declare const FALLBACK_PAGES: {[locale: string]: FallbackPage};
declare const MANUALS: ManualInfos;
declare const self: WorkerScope;

/** Shown under the requested address, instead of a page that was neither visited nor saved. It lists pages that were. */
async function fallbackResponse(request: Request): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname, SITE);
  const {html: [before, after] = ['', ''], heading = '', policy = "default-src 'none'"} = FALLBACK_PAGES[locale] ?? {};
  const rows = (await readablePages(locale, SITE).catch(() => [])).map(
    ({path, title}) => `<li><a class="link-list__link" href="${path}">${title}</a>`,
  );
  const list = rows.length > 0 ? `<h2>${heading}</h2><ul class="link-list">${rows.join('')}</ul>` : '';
  return new Response(before + list + after, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const typeOf = (request: Request) => classify(request, self.location.origin, SITE);

/** Answers requests. An error of this worker never keeps a reader from a page: the network answers then, as without a worker. */
function answerRequests(): void {
  self.addEventListener('fetch', (event) => {
    const {request} = event;
    const type = typeOf(request);
    if (type === 'other') return;
    const respond = async () =>
      (await answerOf(request, type, SITE, (work) => event.waitUntil(work))
        .catch(() => fetch(request))
        .catch(() => undefined)) ?? (request.mode === 'navigate' ? fallbackResponse(request) : Response.error());
    event.respondWith(respond());
  });
  // Caches what a page loaded before the worker was active (src/static-first/deferred/visitedPages.ts).
  self.addEventListener('message', (event) => {
    for (const request of event.data.map((address) => new Request(address))) {
      const type = typeOf(request);
      if (type !== 'other') event.waitUntil(answerOf(request, type, SITE, (work) => event.waitUntil(work)));
    }
  });
}

/**
 * A new version of the site has a new worker. It updates a saved manual while it is installed: when the download fails, the old worker
 * and the old manual stay, and the browser tries again on the next page. With Save-Data the reader decides (ui/client.ts).
 * Without space for both versions the old one stays.
 */
async function updateSavedManuals(): Promise<void> {
  for (const [locale, {hash}] of Object.entries(MANUALS)) {
    const list = await savedList(locale);
    if (list && list.hash !== hash && !isConstrained()) {
      await saveManual(locale, SITE.base).catch((error: unknown) => {
        // Otherwise each page would try again, without end.
        if (!(error instanceof SaveError) || error.reason !== 'space') throw error;
      });
    }
  }
}

// Tabs on phones stay open for long, so the new worker must not wait for them to close. A document only loads files of its own version.
if (IS_OFFERED && isCachingSupported()) {
  answerRequests();
  self.addEventListener('install', (event) => event.waitUntil(updateSavedManuals().then(() => self.skipWaiting())));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
} else {
  // The feature is switched off (src/site/features.ts), or an earlier version installed a worker in a browser that cannot run it: the
  // network answers all requests at once, and the worker removes itself.
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(deleteAllSaved(self.registration)));
}
