/** How long a request may take with its body, in milliseconds: a slow connection needs more than a few seconds for a file. */
const REQUEST_TIMEOUT = 30_000;

/**
 * As `fetch`, but a request that is never answered ends. `AbortSignal.timeout` is missing in browsers before 2022.
 * @throws an `AbortError` after the timeout, also while the body is read
 */
export function fetchWithTimeout(address: string, init?: RequestInit, timeout = REQUEST_TIMEOUT): Promise<Response> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeout);
  return fetch(address, {...init, signal: controller.signal});
}
