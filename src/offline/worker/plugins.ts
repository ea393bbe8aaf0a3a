import type {WorkboxPlugin} from 'workbox-core/types';
import {integrityOf} from '../../startup/inline/integrity';
import {digestOf} from '../digest';

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

/** Removes the oldest entries: a cache lists them in the order in which they were written. */
export const expiration = (limit: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({cacheName}) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -limit).map((key) => cache.delete(key)));
  },
});
