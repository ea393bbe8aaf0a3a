import type {WorkboxPlugin} from 'workbox-core/types';
import {CacheFirst} from 'workbox-strategies/CacheFirst';
import {NetworkFirst} from 'workbox-strategies/NetworkFirst';
import type {Strategy} from 'workbox-strategies/Strategy';
import {fromSavedManual} from '../format/saved';
import {timeoutPlugin, integrityPlugin} from './requests';
import {keyOf, localeOf, type ResourceType, type WorkerSite} from './classify';

/** Network timeout in seconds, after which a page comes from the cache. */
const NETWORK_TIMEOUT_SECONDS = 6;

/** How many entries the cache of each resource type has: about as many as a reader of the whole manual loads. */
const MAX_ENTRIES: {[kind in Exclude<ResourceType, 'other'>]: number} = {page: 60, hashed: 200, stable: 10};

/** Removes the oldest entries: a cache lists them in the order in which they were written. */
const expirationPlugin = (limit: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({cacheName}) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -limit).map((key) => cache.delete(key)));
  },
});

/** Caches only status 200. A redirected response is re-created: browsers reject one for a navigation. */
const cacheableResponsePlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({response}) => {
    if (response.status !== 200) {
      return null;
    }
    const {redirected, headers} = response;
    return redirected ? new Response(await response.blob(), {headers}) : response;
  },
};

/**
 * The caching strategy of visited files. Pages are loaded from the network first; content-hashed files never change, so that the cache is
 * first. The files of a saved manual precede the cache, so that all pages are of one version.
 */
export function visitedFiles(kind: Exclude<ResourceType, 'other'>, site: WorkerSite): Strategy {
  const saved: WorkboxPlugin = {
    cacheKeyWillBeUsed: ({request}) => Promise.resolve(keyOf(new URL(request.url), kind)),
    cachedResponseWillBeUsed: async ({request, cachedResponse}) => {
      const {pathname} = new URL(request.url);
      return (await fromSavedManual(localeOf(pathname, site), pathname)) ?? cachedResponse;
    },
  };
  const options = {
    cacheName: `visited-${kind}`,
    plugins: [saved, timeoutPlugin, cacheableResponsePlugin, integrityPlugin, expirationPlugin(MAX_ENTRIES[kind])],
    matchOptions: {ignoreVary: true},
  };
  return kind === 'hashed'
    ? new CacheFirst(options)
    : new NetworkFirst({...options, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS});
}
