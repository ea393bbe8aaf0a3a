import {failing, SaveError, type ManualFile} from './manual';
import {keyOf} from './worker/classify';

/**
 * The manuals that a reader has saved. The files of all languages are in one cache, by the hash of their content; another has the list
 * of the files of each language. A list is written at once, when all its files are there: until then the list before it counts, whose
 * files stay. Used by pages and by the worker.
 */
const LISTS = 'manual-lists';
const FILES = 'manual-files';

/** The response header with the hash of a saved list. */
const HASH = 'x-hash';

// Where the entries are. Nothing is ever sent there.
const listKey = (locale: string) => `/${LISTS}/${locale}`;
const fileKey = (hash: string) => `/${FILES}/${hash}`;

async function put(cacheName: string, key: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(key, response);
}

/** Rejects with the reason why something could not be written. */
const notWritten = (error: unknown) =>
  failing(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'browser')(error);

/** Saves a file whose content has been compared with its hash. Rejects with a `SaveError`. */
export const putFile = (hash: string, response: Response): Promise<void> =>
  put(FILES, fileKey(hash), response).catch(notWritten);

/** Which of these files are not on the phone. */
export async function missingFiles(files: readonly ManualFile[]): Promise<ManualFile[]> {
  // Opening a cache would create it.
  const entries = (await caches.has(FILES)) ? await (await caches.open(FILES)).keys() : [];
  const present = new Set(entries.map(({url}) => new URL(url).pathname));
  return files.filter(([, hash]) => !present.has(fileKey(hash)));
}

/** A saved list. */
interface SavedList {
  /** The hash of the list. */
  hash: string;
  files: ManualFile[];
  /** The hashes of the files by their cache keys. */
  hashes: Map<string, string>;
}

/** The lists that were read, by locale. Cached: a page loads several files. */
const known = new Map<string, SavedList>();

/** The list of the manual that is saved for a language; undefined without one. */
export async function savedList(locale: string): Promise<SavedList | undefined> {
  const entry = await caches.match(listKey(locale), {cacheName: LISTS});
  const hash = entry?.headers.get(HASH);
  if (!entry || !hash || known.get(locale)?.hash === hash) {
    return entry && known.get(locale);
  }
  const files = (await entry.json()) as ManualFile[];
  const list = {hash, files, hashes: new Map(files.map(([address, ofFile]) => [keyOf(address), ofFile]))};
  known.set(locale, list);
  return list;
}

/**
 * A file of the saved manual of a language.
 * @param path with the base URL
 * @returns undefined when none is saved, or when it does not contain that file
 */
export async function fromSavedManual(locale: string, path: string): Promise<Response | undefined> {
  const hash = (await savedList(locale))?.hashes.get(keyOf(path));
  return hash === undefined ? undefined : caches.match(fileKey(hash), {cacheName: FILES});
}

/**
 * Replaces the list of a language, then removes the files that no list names.
 * Rejects with a `SaveError` when a file of the list is missing: the browser may have deleted it meanwhile.
 */
export async function putList(locale: string, hash: string, files: readonly ManualFile[]): Promise<void> {
  if ((await missingFiles(files)).length > 0) {
    throw new SaveError('browser');
  }
  const list = new Response(JSON.stringify(files), {headers: {[HASH]: hash}});
  await put(LISTS, listKey(locale), list).catch(notWritten);
  await deleteUnlistedFiles();
}

/** Removes the files that no saved list names. */
export async function deleteUnlistedFiles(): Promise<void> {
  const [lists, files] = await Promise.all([caches.open(LISTS), caches.open(FILES)]);
  const locales = (await lists.keys()).map(({url}) => url.slice(url.lastIndexOf('/') + 1));
  const saved = await Promise.all(locales.map((locale) => savedList(locale)));
  const kept = new Set(saved.flatMap((list) => (list ? list.files.map(([, hash]) => fileKey(hash)) : [])));
  for (const key of await files.keys()) {
    if (!kept.has(new URL(key.url).pathname)) {
      await files.delete(key);
    }
  }
}

/**
 * Removes the manual of a language and the pages that were visited. The manual of another language stays, and the worker with it;
 * without one everything goes.
 */
export async function deleteSavedManual(
  locale: string,
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  const cache = await caches.open(LISTS);
  await cache.delete(listKey(locale));
  if ((await cache.keys()).length === 0) {
    return deleteAllSaved(registration);
  }
  await deleteUnlistedFiles();
  await deleteCaches((name) => name !== LISTS && name !== FILES);
}

async function deleteCaches(isGone: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isGone).map((name) => caches.delete(name)));
}

/** Deletes all caches and unregisters the worker. The next pages are loaded from the network. */
export async function deleteAllSaved(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await deleteCaches(() => true);
  await registration?.unregister();
}
