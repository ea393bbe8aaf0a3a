import {
  digestOf,
  failing,
  MANUALS,
  SaveError,
  type ManualFile,
  type ManualInfo,
  type ManualInfos,
  type ManualList,
} from './manual';
import {changeManual, deleteUnlistedFiles, findMissingFiles, putFile, putList} from './storage';

/** How many files are fetched at the same time. */
const CONCURRENCY = 4;

/** Timeouts, in milliseconds: an installing worker that waited forever would block the next one. */
const FILE_TIMEOUT = 45_000;
const BUNDLE_TIMEOUT = 120_000;

/** With this mode the server answers, and not the worker with the saved files (worker/classify.ts). */
async function request(address: string, cache: RequestCache, timeout = FILE_TIMEOUT): Promise<Response> {
  const options = {cache, mode: 'same-origin', signal: AbortSignal.timeout(timeout)} as const;
  const response = await fetch(address, options).catch(failing('connection'));
  if (!response.ok) throw new SaveError('server', `${address}: status ${response.status}`);
  return response;
}

/** The manuals of the current version of the site, by locale. Rejects with a `SaveError`. */
export async function fetchManuals(siteBase: string): Promise<ManualInfos> {
  const response = await request(siteBase + MANUALS, 'no-cache');
  return response.json().catch(failing('server')) as Promise<ManualInfos>;
}

/**
 * Fetches a file and compares it with its hash.
 * Rejects with a `SaveError`: `server` for another status or content.
 */
async function download({address, hash}: ManualInfo): Promise<Response> {
  const response = await request(address, 'no-cache');
  const content = await response.arrayBuffer().catch(failing('connection'));
  if ((await digestOf(content)) !== hash) throw new SaveError('server', `${address}: expected the hash ${hash}`);
  return new Response(content, {headers: response.headers});
}

/** The compressed share of a file, which is about the same for pages and scripts. */
const SENT_SHARE = 0.26;

const sum = (files: readonly ManualFile[]): number => files.reduce((total, [, , bytes]) => total + bytes, 0);

interface Remainder {
  list: ManualList;
  missingFiles: ManualFile[];
  /** Approximate size of the transfer in bytes. */
  sentBytes: number;
  /** The bundle, where it is smaller than the files that are missing. */
  bundle: ManualList['bundle'];
}

/**
 * The files to load until a manual is saved: fewer than all after an interruption, or when an older version is saved.
 * Rejects with a `SaveError`.
 */
export async function remainderOf(locale: string, info: ManualInfo): Promise<Remainder> {
  const response = await download(info);
  const list = (await response.json()) as ManualList;
  const missingFiles = await findMissingFiles(locale, list.files);
  const sentBytes = sum(missingFiles) * SENT_SHARE;
  // The host compresses the bundle as it does the list.
  const bundleBytes = list.bundle?.[response.headers.get('content-encoding') === 'br' ? 'br' : 'gzip'] ?? Infinity;
  return bundleBytes < sentBytes
    ? {list, missingFiles, sentBytes: bundleBytes, bundle: list.bundle}
    : {list, missingFiles, sentBytes, bundle: undefined};
}

/** Saves a file without the headers that describe one way of sending it. */
function save(locale: string, [, hash]: ManualFile, content: BodyInit, fileHeaders: Headers): Promise<void> {
  const headers = new Headers(fileHeaders);
  ['content-encoding', 'content-length', 'etag', 'last-modified'].forEach((name) => headers.delete(name));
  return putFile(locale, hash, new Response(content, {headers}));
}

type OnSaved = (file: ManualFile) => void;

async function saveFiles(locale: string, files: readonly ManualFile[], onSaved: OnSaved): Promise<void> {
  for (let at = 0; at < files.length; at += CONCURRENCY) {
    const downloads = files.slice(at, at + CONCURRENCY).map(async (file) => {
      const {headers, body} = await download({address: file[0], hash: file[1]});
      await save(locale, file, body ?? '', headers);
      onSaved(file);
    });
    // Wait for all downloads even after a failure: a later one would report progress after it.
    await Promise.all(downloads).finally(() => Promise.allSettled(downloads));
  }
}

const types: {[extension: string]: string} = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/**
 * The headers of a file that came in a bundle.
 * @param pageHeaders headers of a page: all pages have the same policy
 */
function storedHeaders(address: string, pageHeaders: Headers): Headers {
  const type = types[/\.([a-z]+)$/.exec(address)?.[1] ?? ''];
  return type ? new Headers({'content-type': `${type}; charset=utf-8`}) : new Headers(pageHeaders);
}

/**
 * Splits a bundle into its files while it arrives.
 * @yields each file with its content, when the content is complete and has the hash of the list
 * @throws a `SaveError` when the content of a file has another hash, or when the bundle ends before its last file
 */
async function* splitBundle(
  chunks: Pick<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, 'read'>,
  files: readonly ManualFile[],
): AsyncGenerator<[ManualFile, Uint8Array<ArrayBuffer>]> {
  let unreadBytes = new Uint8Array(0);
  for (const file of files) {
    const [, hash, bytes] = file;
    while (unreadBytes.length < bytes) {
      const {value, done} = await chunks.read();
      if (done) throw new SaveError('server', 'The bundle has ended before its last file.');
      const buffer = new Uint8Array(unreadBytes.length + value.length);
      buffer.set(unreadBytes);
      buffer.set(value, unreadBytes.length);
      unreadBytes = buffer;
    }
    const content = unreadBytes.slice(0, bytes);
    unreadBytes = unreadBytes.subarray(bytes);
    if ((await digestOf(content)) !== hash) throw new SaveError('server', `${file[0]}: expected the hash ${hash}`);
    yield [file, content];
  }
}

async function saveBundle(locale: string, address: string, {files}: ManualList, onSaved: OnSaved): Promise<void> {
  const page = files.find(([name]) => name.endsWith('/'));
  const {headers} = page ? await download({address: page[0], hash: page[1]}) : new Response();
  const {body} = await request(address, 'default', BUNDLE_TIMEOUT);
  if (!body) throw new SaveError('server', `${address}: no content`);
  const reader = body.getReader();
  const chunks = {read: () => reader.read().catch(failing('connection'))};
  for await (const [file, content] of splitBundle(chunks, files)) {
    await save(locale, file, content, storedHeaders(file[0], headers));
    onSaved(file);
  }
}

type OnProgress = (share: number) => void;

async function saveVersion(locale: string, info: ManualInfo, onProgress: OnProgress): Promise<void> {
  const {list, missingFiles, bundle} = await remainderOf(locale, info);
  const totalBytes = sum(bundle ? list.files : missingFiles);
  let savedBytes = 0;
  const onSaved = ([, , bytes]: ManualFile) => onProgress((savedBytes += bytes) / totalBytes);
  await (bundle ? saveBundle(locale, bundle.address, list, onSaved) : saveFiles(locale, missingFiles, onSaved));
  await putList(locale, info.hash, list.files);
}

/** @param failedHash the hash of a version whose files did not match their hashes */
async function saveCurrentVersion(
  locale: string,
  siteBase: string,
  onProgress: OnProgress,
  failedHash?: string,
): Promise<void> {
  const info = (await fetchManuals(siteBase))[locale];
  if (!info || info.hash === failedHash) throw new SaveError('server');
  await saveVersion(locale, info, onProgress).catch(async (error: unknown) => {
    const reason = error instanceof SaveError && error.reason;
    if (reason === 'server') return saveCurrentVersion(locale, siteBase, onProgress, info.hash);
    if (reason === 'space') await deleteUnlistedFiles(locale);
    throw error;
  });
}

/**
 * Saves the manual of a language, or replaces the saved one with the current version. Only missing files are fetched; after an
 * interruption the fetched files stay for the next time. After a deploy in the meantime it continues with the new version.
 * @param onProgress called with a share from 0 to 1
 * Rejects with a `SaveError`; what was saved before stays.
 */
export const saveManual = (locale: string, siteBase: string, onProgress: OnProgress = () => undefined): Promise<void> =>
  changeManual(locale, () => saveCurrentVersion(locale, siteBase, onProgress));
