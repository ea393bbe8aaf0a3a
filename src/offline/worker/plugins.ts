import type {WorkboxPlugin} from 'workbox-core/types';
import {integrityOf} from '../../static-first';
import {digestOf} from '../bundle';
import type {CachedType} from './classify';

/** The name of the cache with the visited files of a type. */
export const cacheOf = (type: CachedType): string => `visited-${type}`;

/**
 * Timeout of every request, in milliseconds. A new worker waits until the old one has no request under way, and every page waits for
 * the new one: without a timeout, a connection that stalls without an error would block readers for minutes.
 */
const REQUEST_TIMEOUT = 45_000;

/** Aborts requests after the timeout. */
export const timeout = {
  requestWillFetch: ({request}) =>
    Promise.resolve(new Request(request, {signal: AbortSignal.timeout(REQUEST_TIMEOUT)})),
} satisfies WorkboxPlugin;

/**
 * Caches only status 200, and no file that differs from the hash in its name: later pages would reject it, and never request it again.
 * A redirected response is re-created: browsers reject one for a navigation.
 */
export const cacheable = {
  cacheWillUpdate: async ({request, response}) => {
    const expected = integrityOf(request.url);
    if (response.status !== 200 || (expected && expected !== (await digestOf(await response.clone().arrayBuffer())))) {
      return null;
    }
    const {redirected, headers} = response;
    return redirected ? new Response(await response.blob(), {headers}) : response;
  },
} satisfies WorkboxPlugin;

/** The text of the page that was cached last. */
async function newestPage(): Promise<string> {
  const pages = await caches.open(cacheOf('page'));
  const [newest] = (await pages.keys()).slice(-1);
  const page = newest && (await pages.match(newest, {ignoreVary: true}));
  return page ? page.text() : '';
}

/**
 * Removes the oldest entries: a cache lists them in the order in which they were written. Files with a hash in their name are written
 * once, so that those of every page are the oldest: what the newest page names stays.
 */
export const expiration = (limit: number) =>
  ({
    cacheDidUpdate: async ({cacheName}) => {
      const cache = await caches.open(cacheName);
      const old = (await cache.keys()).slice(0, -limit);
      const named = old.length > 0 && cacheName === cacheOf('hashed') ? await newestPage() : '';
      const unneeded = old.filter(({url}) => !named.includes(new URL(url).pathname));
      await Promise.all(unneeded.map((key) => cache.delete(key)));
    },
  }) satisfies WorkboxPlugin;
