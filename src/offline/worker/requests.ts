import type {WorkboxPlugin} from 'workbox-core/types';
import {integrityOf} from '../../static-first/inline/integrity';

/**
 * Timeout of every request, in milliseconds. A new worker waits until the old one has no request under way, and every page waits for
 * the new one: without a timeout, a connection that stalls without an error would block readers for minutes.
 */
const REQUEST_TIMEOUT = 45_000;

/** Aborts requests after the timeout. */
export const timeoutPlugin = {
  requestWillFetch: ({request}) =>
    Promise.resolve(new Request(request, {signal: AbortSignal.timeout(REQUEST_TIMEOUT)})),
} satisfies WorkboxPlugin;

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Does not cache responses that fail their integrity check: later pages would reject them, and never request them again. */
export const integrityPlugin = {
  cacheWillUpdate: async ({request, response}) => {
    const expected = integrityOf(request.url);
    return !expected || expected === (await digestOf(response.clone())) ? response : null;
  },
} satisfies WorkboxPlugin;
