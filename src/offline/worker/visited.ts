import type {WorkboxPlugin} from 'workbox-core/types';
import {CacheFirst} from 'workbox-strategies/CacheFirst';
import {NetworkFirst} from 'workbox-strategies/NetworkFirst';
import type {Strategy} from 'workbox-strategies/Strategy';
import {fromSavedManual} from '../format/saved';
import {bounded, intact} from './requests';
import {keyOf, localeOf, type Kind, type WorkerSite} from './classify';

/** How long a page may take, in seconds, before the one that is kept is shown. */
const PATIENCE = 6;

/** How many files are kept of each kind: about as much as a reader of the whole manual sees. */
const most: {[kind in Exclude<Kind, 'other'>]: number} = {page: 60, hashed: 200, stable: 10};

/** A cache keeps the order in which its entries were written: the first is the oldest. */
const trimmed = (limit: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({cacheName}) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -limit).map((key) => cache.delete(key)));
  },
});

/** Only what was found is kept, and not the redirect to it: browsers refuse one as the answer to a navigation. */
const whatWasFound: WorkboxPlugin = {
  cacheWillUpdate: async ({response}) => {
    if (response.status !== 200) {
      return null;
    }
    const {redirected, headers} = response;
    return redirected ? new Response(await response.blob(), {headers}) : response;
  },
};

/**
 * What a reader has seen stays. A page comes from the network while there is one; files with a hash in their name never change.
 * Where the language is saved, its files come first: then all pages are of one version.
 */
export function visitedFiles(kind: Exclude<Kind, 'other'>, site: WorkerSite): Strategy {
  const saved: WorkboxPlugin = {
    cacheKeyWillBeUsed: ({request}) => Promise.resolve(keyOf(new URL(request.url), kind)),
    cachedResponseWillBeUsed: async ({request, cachedResponse}) => {
      const {pathname} = new URL(request.url);
      return (await fromSavedManual(localeOf(pathname, site), pathname)) ?? cachedResponse;
    },
  };
  const options = {
    cacheName: `visited-${kind}`,
    plugins: [saved, bounded, whatWasFound, intact, trimmed(most[kind])],
    matchOptions: {ignoreVary: true},
  };
  return kind === 'hashed' ? new CacheFirst(options) : new NetworkFirst({...options, networkTimeoutSeconds: PATIENCE});
}
