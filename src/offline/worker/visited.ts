import type {WorkboxPlugin} from 'workbox-core/types';
import {CacheFirst} from 'workbox-strategies/CacheFirst';
import {NetworkFirst} from 'workbox-strategies/NetworkFirst';
import type {Strategy} from 'workbox-strategies/Strategy';
import {fromSavedManual} from '../savedManual';
import {cacheable, cacheOf, expiration, timeout} from './plugins';
import {keyOf, localeOf, type CachedType, type WorkerSite} from './classify';

/** Network timeout in seconds, after which a page comes from the cache. */
const NETWORK_TIMEOUT_SECONDS = 6;

/** How many entries the cache of each resource type has: about as many as a reader of the whole manual loads. */
const MAX_ENTRIES: {[type in CachedType]: number} = {page: 60, hashed: 200, stable: 10};

/**
 * The caching strategy of visited files. Pages are loaded from the network first; content-hashed files never change, so that the cache is
 * first. The files of a saved manual precede the cache, so that all pages are of one version.
 */
export function visitedFiles(type: CachedType, site: WorkerSite, network: WorkboxPlugin): Strategy {
  const saved: WorkboxPlugin = {
    cacheKeyWillBeUsed: ({request}) => Promise.resolve(keyOf(new URL(request.url).pathname)),
    cachedResponseWillBeUsed: async ({request, cachedResponse}) => {
      const {pathname} = new URL(request.url);
      return (await fromSavedManual(localeOf(pathname, site), pathname)) ?? cachedResponse;
    },
  };
  const options = {
    cacheName: cacheOf(type),
    plugins: [saved, timeout, network, cacheable, expiration(MAX_ENTRIES[type])],
    matchOptions: {ignoreVary: true},
  };
  return type === 'hashed'
    ? new CacheFirst(options)
    : new NetworkFirst({...options, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS});
}
