import {contentIndexBeside, type ContentIndex} from '../contentIndexFile';
import {fetchWithTimeout} from '../fetchWithTimeout';
import {pageAssets} from '../inline/settings';

/** A file that is gone from the server: this page is older than the site. */
export class GoneError extends Error {}

/**
 * Fetches a file of this page's release.
 * @param what it is, for messages
 * @throws `GoneError` when the server has it no more, or another error for any other status than success and without an answer
 */
export async function fetchFile(address: string, what: string, init?: RequestInit): Promise<Response> {
  const response = await fetchWithTimeout(address, init);
  if (!response.ok) {
    const message = `${address}: expected ${what}, found status ${response.status}`;
    throw [404, 410].includes(response.status) ? new GoneError(message) : new Error(message);
  }
  return response;
}

async function load(address: string): Promise<ContentIndex> {
  // The name stays when the content changes.
  const response = await fetchFile(address, 'the content index', {cache: 'no-cache'});
  return (await response.json()) as ContentIndex;
}

let loading: Promise<ContentIndex> | undefined;

/** The content index of this page's release, loaded once; after a failure, again. Empty in the development server, which has none. */
export function contentIndex(): Promise<ContentIndex> {
  const address = contentIndexBeside(pageAssets()?.scripts.at(-1) ?? '');
  loading ??= (address ? load(address) : Promise.resolve({chunks: {}})).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
