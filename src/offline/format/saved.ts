import {PACK_LIST, type Pack, type PackInfo, type PackInfos} from './pack';
import {unpack} from './unpack';

/**
 * The manual that a reader has saved: one entry of a cache for each language. One entry is written, replaced and removed as a whole,
 * so that no version mixes with another, not even when the phone is switched off meanwhile. Used by pages and by the worker.
 */
const CACHE = 'saved-manual';

/** The header with the name of the packed manual of an entry. */
const FILE_HEADER = 'x-packed-manual';

/** Response headers that describe one file, and do not apply to the saved pages. */
const headersOfFile = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** Timeout of a download, in milliseconds: a worker that waited for it without end would keep the next one from starting. */
const DOWNLOAD_TIMEOUT = 120_000;

/** Where the entry of a language is. Nothing is ever sent there. */
const entryOf = (locale: string) => `/saved-manual/${locale}`;

/** @returns the packed manuals of the present version of the site, by locale. Rejects when they cannot be fetched. */
export async function fetchPackInfos(siteBase: string): Promise<PackInfos> {
  const response = await fetch(siteBase + PACK_LIST);
  if (!response.ok) {
    throw new Error(`${PACK_LIST}: status ${response.status}`);
  }
  return (await response.json()) as PackInfos;
}

/** @returns the name of the packed manual that is saved for a language */
export async function savedFile(locale: string): Promise<string | undefined> {
  const entry = await caches.match(entryOf(locale), {cacheName: CACHE});
  return entry?.headers.get(FILE_HEADER) ?? undefined;
}

async function download({file, bytes}: PackInfo, onProgress: (share: number) => void): Promise<Blob> {
  const response = await fetch(file, {signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT)});
  if (!response.ok || !response.body) {
    throw new Error(`${file}: status ${response.status}`);
  }
  const reader = response.body.getReader();
  const parts: BlobPart[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    onProgress(Math.min(received / bytes, 1));
  }
  if (received !== bytes) {
    throw new Error(`${file}: expected ${bytes} bytes, received ${received}`);
  }
  return new Blob(parts);
}

/**
 * Saves the manual of a language, or replaces the one that is saved. Until it has come completely nothing changes.
 * @param page a page of the site: its security headers become those of the saved pages
 * @param onProgress called with a share from 0 to 1
 */
export async function saveManual(
  info: PackInfo,
  {locale, page, onProgress = () => undefined}: {locale: string; page: string; onProgress?: (share: number) => void},
): Promise<void> {
  const {headers: pageHeaders} = await fetch(page, {signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT)});
  const content = await download(info, onProgress);
  const headers = new Headers(pageHeaders);
  headersOfFile.forEach((name) => headers.delete(name));
  headers.set(FILE_HEADER, info.file);
  const cache = await caches.open(CACHE);
  await cache.put(entryOf(locale), new Response(content, {headers}));
}

/** The last manual that was unpacked. Cached: a page loads several of its files. */
let unpacked: {file: string; textOf: (path: string) => string | undefined} | undefined;

const types: {[extension: string]: string} = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/**
 * A file of the saved manual of a language.
 * @param path with the base URL; of a page its clean path
 * @returns undefined when none is saved, or when it does not contain that file
 */
export async function fromSavedManual(locale: string, path: string): Promise<Response | undefined> {
  const entry = await caches.match(entryOf(locale), {cacheName: CACHE});
  const file = entry?.headers.get(FILE_HEADER);
  if (!entry || !file) {
    return undefined;
  }
  if (unpacked?.file !== file) {
    unpacked = {file, textOf: unpack((await entry.json()) as Pack)};
  }
  const text = unpacked.textOf(path);
  if (text === undefined) {
    return undefined;
  }
  const headers = new Headers(entry.headers);
  const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
  headers.set('content-type', `${types[extension] ?? 'text/html'}; charset=utf-8`);
  return new Response(text, {headers});
}

/**
 * Removes the manual of a language and the pages that were visited. The manual of another language stays, and the worker with it;
 * without one everything goes.
 */
export async function deleteSavedManual(
  locale: string,
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.delete(entryOf(locale));
  if ((await cache.keys()).length === 0) {
    return deleteAllSaved(registration);
  }
  await deleteCaches((name) => name !== CACHE);
}

async function deleteCaches(isGone: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isGone).map((name) => caches.delete(name)));
}

/** Deletes all caches and unregisters the worker. The next pages are loaded from the network. */
export async function deleteAllSaved(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await deleteCaches(() => true);
  await registration?.unregister();
}
