import {integrityOf} from '../../static-first';
import {digestOf} from '../manual';
import {fromSavedManual} from '../storage';
import {keyOf, localeOf, type CachedType, type WorkerSite} from './classify';

/** The name of the cache with the visited files of a type. */
export const cacheOf = (type: CachedType): string => `visited-${type}`;

/** How many entries each cache may have: about as many as a reader of the whole manual loads. */
const MAX_ENTRIES: {[type in CachedType]: number} = {page: 60, hashed: 200, stable: 10};

/** After so many milliseconds without an answer a page comes from the cache. */
const NETWORK_TIMEOUT = 6_000;

/**
 * Timeout of every request, in milliseconds. A new worker waits until the old one has no request under way, and every page waits for
 * the new one: without a timeout, a connection that stalls without an error would block readers for minutes.
 */
const REQUEST_TIMEOUT = 45_000;

/** The text of the page that was cached last. */
async function newestPage(): Promise<string> {
  const pages = await caches.open(cacheOf('page'));
  const [newest] = (await pages.keys()).slice(-1);
  const page = newest && (await pages.match(newest, {ignoreVary: true}));
  return page ? page.text() : '';
}

/**
 * Removes the oldest entries: a cache lists them in the order in which they were written. Files with a hash in their name are written
 * only once, so the files that every page needs are the oldest: files that the newest page names stay.
 */
export async function removeOldest(type: CachedType, limit = MAX_ENTRIES[type]): Promise<void> {
  const cache = await caches.open(cacheOf(type));
  const oldKeys = (await cache.keys()).slice(0, -limit);
  const html = oldKeys.length > 0 && type === 'hashed' ? await newestPage() : '';
  const unneededKeys = oldKeys.filter(({url}) => !html.includes(new URL(url).pathname));
  await Promise.all(unneededKeys.map((key) => cache.delete(key)));
}

/**
 * Caches only status 200, and no file that differs from the hash in its name: later pages would reject it, and never request it again. A
 * redirected response is re-created: browsers reject redirected ones for a navigation.
 */
export async function keep(type: CachedType, url: string, response: Response): Promise<void> {
  const expected = integrityOf(url);
  if (response.status !== 200 || (expected && expected !== (await digestOf(await response.clone().arrayBuffer()))))
    return;
  const {redirected, headers} = response;
  const cache = await caches.open(cacheOf(type));
  await cache.put(keyOf(new URL(url).pathname), redirected ? new Response(await response.blob(), {headers}) : response);
  await removeOldest(type);
}

/** How many visited pages the fallback page lists: each is read for its title. */
const LISTED_PAGES = 8;

/**
 * The pages of a language that can be read without a connection: the first page of a saved manual, then visited pages, the last one first.
 * @returns their paths with the base URL, and their titles as HTML
 */
export async function readablePages(locale: string, site: WorkerSite): Promise<{path: string; title: string}[]> {
  const folder = site.base + (locale === site.locales[0] ? '' : `${locale}/`);
  const visitedKeys = await (await caches.open(cacheOf('page'))).keys();
  const paths = visitedKeys.map(({url}) => new URL(url).pathname).filter((path) => localeOf(path, site) === locale);
  const pages = await Promise.all(
    [`${folder}docs/`, ...paths.slice(-LISTED_PAGES).reverse()].map(async (path) => ({
      path,
      title:
        /<title[^>]*>([^<|]+)/.exec((await (await storedFile(path, 'page', site))?.text()) ?? '')?.[1]?.trim() ?? '',
    })),
  );
  const titles = new Set(['']);
  return pages.filter(({title}) => !titles.has(title) && titles.add(title));
}

/** A file of the saved manual, else a visited one. */
const storedFile = async (path: string, type: CachedType, site: WorkerSite): Promise<Response | undefined> =>
  (await fromSavedManual(localeOf(path, site), path)) ??
  caches.match(keyOf(path), {cacheName: cacheOf(type), ignoreVary: true});

/** Keeps the worker running until some work is done. */
type WaitUntil = (work: Promise<unknown>) => void;

/** The answer of the server, which is cached meanwhile; undefined when none comes. */
export async function load(request: Request, type: CachedType, waitUntil: WaitUntil): Promise<Response | undefined> {
  const answer = fetch(new Request(request, {signal: AbortSignal.timeout(REQUEST_TIMEOUT)})).catch(() => undefined);
  waitUntil(answer.then((response) => response && keep(type, request.url, response.clone())).catch(() => undefined));
  return answer;
}

/**
 * The answer to a request. Pages are loaded from the network first; content-hashed files never change, so the cache comes first. The
 * files of a saved manual come before the cache, so that all pages are of one version.
 * @returns undefined when neither the server nor the cache has it. Rejects with an error of this worker.
 */
export async function answerOf(
  request: Request,
  type: CachedType,
  site: WorkerSite,
  waitUntil: WaitUntil,
): Promise<Response | undefined> {
  const {pathname} = new URL(request.url);
  const fromStorage = () => storedFile(pathname, type, site);
  if (type === 'hashed') return (await fromStorage()) ?? load(request, type, waitUntil);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lateAnswer = new Promise((resolve) => (timer = setTimeout(resolve, NETWORK_TIMEOUT))).then(fromStorage);
  const network = load(request, type, waitUntil).finally(() => clearTimeout(timer));
  return (await Promise.race([network, lateAnswer])) ?? (await network) ?? fromStorage();
}
