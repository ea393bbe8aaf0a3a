import type {WorkboxPlugin} from 'workbox-core/types';
import {integrityOf} from '../../static-first/inline/integrity';

/**
 * How long anything may take, in milliseconds. A new worker waits until the old one has no request under way, and every page waits for
 * the new one: a connection that fails without an error would let readers wait for minutes.
 */
const LONGEST = 45_000;

/** Lets every request end. */
export const bounded = {
  requestWillFetch: ({request}) => Promise.resolve(new Request(request, {signal: AbortSignal.timeout(LONGEST)})),
} satisfies WorkboxPlugin;

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Keeps nothing that was changed on its way: every later page would refuse it, and it would never be asked for again. */
export const intact = {
  cacheWillUpdate: async ({request, response}) => {
    const expected = integrityOf(request.url);
    return !expected || expected === (await digestOf(response.clone())) ? response : null;
  },
} satisfies WorkboxPlugin;
