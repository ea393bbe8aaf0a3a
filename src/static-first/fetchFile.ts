/** How long a request may take with its body, in milliseconds: a slow connection needs more than a few seconds for a file. */
export const REQUEST_TIMEOUT = 30_000;

/** A file that is gone from the server: this page is older than the site. */
export class GoneError extends Error {}

/**
 * Fetches a file of this page's release. A request that is never answered ends; `AbortSignal.timeout` is missing in browsers before 2022.
 * @param what the kind of file, for messages
 * @throws `GoneError` when the server no longer has it; another error for any other status than success, without an answer, and after the
 * timeout, also while the body is read
 */
export async function fetchFile(address: string, what: string, init?: RequestInit): Promise<Response> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), REQUEST_TIMEOUT);
  const response = await fetch(address, {...init, signal: controller.signal});
  if (!response.ok) {
    const message = `${address}: expected ${what}, found status ${response.status}`;
    throw [404, 410].includes(response.status) ? new GoneError(message) : new Error(message);
  }
  return response;
}
