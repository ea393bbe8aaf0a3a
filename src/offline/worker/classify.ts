import {decoded, normalizedPath} from '../../site/addresses';

/** The configuration of the worker, inserted by the build. */
export interface WorkerSite {
  /** The base URL as configured, with both slashes. */
  base: string;
  /** Codes of the languages; the language of the root comes first. */
  locales: string[];
}

/** The types of files that are cached when they are visited: a page, a file with a hashed name, one with a stable name. */
export type CachedType = 'page' | 'hashed' | 'stable';

/** The worker leaves `other` alone: a text or a feed, for instance. */
export type ResourceType = CachedType | 'other';

const isPage = (path: string) => /\.html$/i.test(path) || !/\.[a-z0-9]+$/i.test(path);

/** The locale of an address: the locale of its folder, else the locale of the root. */
export function localeOf(pathname: string, {base, locales}: WorkerSite): string {
  const [folder = ''] = pathname.slice(base.length).toLowerCase().split('/');
  return locales.slice(1).find((locale) => locale.toLowerCase() === folder) ?? locales[0] ?? '';
}

/**
 * The type of what is requested.
 * @param origin of the worker
 */
export function classify(
  request: Pick<Request, 'url' | 'method' | 'mode'>,
  origin: string,
  site: WorkerSite,
): ResourceType {
  const {method, mode} = request;
  const url = new URL(request.url);
  // A page that saves the manual asks in this mode: the answer must come from the server (download.ts).
  if (url.origin !== origin || !url.pathname.startsWith(site.base) || method !== 'GET' || mode === 'same-origin') {
    return 'other';
  }
  if (isPage(url.pathname)) return 'page';
  const sitePath = url.pathname.slice(site.base.length);
  const locale = localeOf(url.pathname, site);
  const path = locale === site.locales[0] ? sitePath : sitePath.slice(locale.length + 1);
  if (/^(?:assets|search)\//.test(path)) return 'hashed';
  return path.startsWith('img/') ? 'stable' : 'other';
}

/**
 * The cache key of a file. It is the same for all spellings of a page's address: with and without a slash, with `.html`, with capital
 * letters, with punctuation of the sentence that it was copied from.
 * @param pathname with the base URL
 */
export function keyOf(pathname: string): string {
  const path = decoded(pathname);
  return isPage(path) ? normalizedPath(pathname) : path;
}
