import {failing, type ManualFile} from './manual';
import {keyOf} from './worker/classify';

/**
 * The manuals that a reader has saved: one cache for each language, with the files by the hash of their content, and their list. The list
 * is written in one step, when all its files are there: until then the previous list counts, and its files stay. Pages and the worker use
 * this. A browser that runs out of space deletes all caches of a site, never a single file.
 */
const PREFIX = 'saved-';

const nameOf = (locale: string) => PREFIX + locale;

/**
 * Changes the saved manual of a language while no other tab or installing worker does: if two saved different versions, they would delete
 * each other's files.
 */
export const changeManual = <T>(locale: string, change: () => Promise<T>): Promise<T> =>
  navigator.locks.request(nameOf(locale), change);

/** The response header with the hash of a saved list. */
const HASH = 'x-hash';

// The keys of the entries. No request is ever sent to them.
const LIST = '/list';
const fileKey = (hash: string) => `/${hash}`;

/** Rejects with the reason when the entry cannot be written. */
async function put(locale: string, key: string, response: Response): Promise<void> {
  const cache = await caches.open(nameOf(locale));
  await cache
    .put(key, response)
    .catch((error: unknown) =>
      failing(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'browser')(error),
    );
}

/** Saves a file whose content has been compared with its hash. Rejects with a `SaveError`. */
export const putFile = (locale: string, hash: string, response: Response): Promise<void> =>
  put(locale, fileKey(hash), response);

/** The files of a language that are not on the phone. */
export async function findMissingFiles(locale: string, files: readonly ManualFile[]): Promise<ManualFile[]> {
  // Opening a cache would create it.
  const entries = (await caches.has(nameOf(locale))) ? await (await caches.open(nameOf(locale))).keys() : [];
  const savedKeys = new Set(entries.map(({url}) => new URL(url).pathname));
  return files.filter(([, hash]) => !savedKeys.has(fileKey(hash)));
}

interface SavedList {
  hash: string;
  files: ManualFile[];
  /** The hashes of the files by their cache keys. */
  hashes: Map<string, string>;
}

/** The lists that were read, by locale. Cached: a page loads several files. */
const lists = new Map<string, SavedList>();

/** The list of the manual that is saved for a language; undefined without one. */
export async function savedList(locale: string): Promise<SavedList | undefined> {
  const entry = await caches.match(LIST, {cacheName: nameOf(locale)});
  const hash = entry?.headers.get(HASH);
  if (!entry || !hash || lists.get(locale)?.hash === hash) return entry && lists.get(locale);
  const files = (await entry.json()) as ManualFile[];
  const list = {hash, files, hashes: new Map(files.map(([address, fileHash]) => [keyOf(address), fileHash]))};
  lists.set(locale, list);
  return list;
}

/**
 * A file of the saved manual of a language.
 * @param path with the base URL
 * @returns undefined when no manual is saved, or when it does not contain that file
 */
export async function fromSavedManual(locale: string, path: string): Promise<Response | undefined> {
  const hash = (await savedList(locale))?.hashes.get(keyOf(path));
  return hash === undefined ? undefined : caches.match(fileKey(hash), {cacheName: nameOf(locale)});
}

/** Replaces the list of a language, then removes the files that it does not name. Rejects with a `SaveError`. */
export async function putList(locale: string, hash: string, files: readonly ManualFile[]): Promise<void> {
  await put(locale, LIST, new Response(JSON.stringify(files), {headers: {[HASH]: hash}}));
  await deleteUnlistedFiles(locale);
}

/** Removes the files that the saved list does not name. */
export async function deleteUnlistedFiles(locale: string): Promise<void> {
  const cache = await caches.open(nameOf(locale));
  const list = await savedList(locale);
  const keys = new Set([LIST, ...(list?.files ?? []).map(([, hash]) => fileKey(hash))]);
  const unlistedKeys = (await cache.keys()).filter(({url}) => !keys.has(new URL(url).pathname));
  await Promise.all(unlistedKeys.map((key) => cache.delete(key)));
}

/** Removes the manual of a language and the pages that were visited. The worker stays while another manual is saved. */
export async function deleteSavedManual(
  locale: string,
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  await changeManual(locale, async () => {
    const otherCaches = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(locale));
    await deleteAllSaved(otherCaches.length > 0 ? undefined : registration, otherCaches);
  });
}

/** Deletes all caches except for some, and unregisters a worker. The next pages are loaded from the network. */
export async function deleteAllSaved(
  registration: ServiceWorkerRegistration | undefined,
  exceptions: readonly string[] = [],
): Promise<void> {
  const names = (await caches.keys()).filter((name) => !exceptions.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration?.unregister();
}
