import {pageAssets} from './inline/assets';

/**
 * The content index of a release has the hash of its main script in its name: pages of a release can derive the name, and it does not
 * change with the text of other pages, so that neither do they.
 */
const MAIN = /assets\/js\/main\.([\w-]+)\.js$/;

/** The address of the content index beside the address of a main script; undefined for any other file. */
export function contentIndexBeside(main: string): string | undefined {
  const address = main.replace(MAIN, 'content.$1.json');
  return address === main ? undefined : address;
}

/** Whether a file is a content index. @param file below the folder of its language */
export const isContentIndex = (file: string): boolean => /^content\.[\w-]+\.json$/.test(file);

/** What changes with the words of a page, and is not named in any other page. */
export interface ContentIndex {
  /** The files of the chunks with the content of pages, by the ids of the chunks. */
  chunks: {[id: string]: string};
  /** The root file of the search index. */
  search?: string;
}

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
