import {cleanPath} from '../../site-model/cleanPath';
import {isContentIndex} from '../../static-first/contentIndexFile';

/** The configuration of the worker, inserted by the build. */
export interface WorkerSite {
  /** The base URL as configured, with both slashes. */
  base: string;
  /** Codes of the languages, that of the root first. */
  locales: string[];
}

/** A page, a file with a hashed name, a file with a stable name, or what the worker does not handle. */
export type ResourceType = 'page' | 'hashed' | 'stable' | 'other';

/** The parts of a request that its type depends on. */
export interface RequestDetails {
  url: URL;
  /** The origin of the worker. */
  origin: string;
  method: string;
}

const hashedFolders = /^(?:assets|search|offline)\//;

/** The path below the base URL and the folder of the language; undefined outside of the site. */
function pathInLocale(pathname: string, site: WorkerSite): string | undefined {
  if (!pathname.startsWith(site.base)) {
    return undefined;
  }
  const path = pathname.slice(site.base.length);
  const locale = localeOf(pathname, site);
  return locale === site.locales[0] ? path : path.slice(locale.length + 1);
}

/** The locale of an address: that of its folder, else that of the root. */
export function localeOf(pathname: string, {base, locales}: WorkerSite): string {
  const [folder = ''] = pathname.slice(base.length).split('/');
  return locales.slice(1).includes(folder) ? folder : (locales[0] ?? '');
}

/** The type of what is requested. Requests of type `other` go to the network as without a worker. */
export function classify({url, origin, method}: RequestDetails, site: WorkerSite): ResourceType {
  const path = url.origin === origin && method === 'GET' ? pathInLocale(url.pathname, site) : undefined;
  if (path === undefined) {
    return 'other';
  }
  if (path.endsWith('.html') || !/\.[a-z0-9]+$/i.test(path)) {
    return 'page';
  }
  // The page that saves a packed manual caches it by itself.
  if (path.startsWith('offline/')) {
    return 'other';
  }
  if (hashedFolders.test(path)) {
    return 'hashed';
  }
  return path.startsWith('img/') || isContentIndex(path) ? 'stable' : 'other';
}

/** The cache key, the same for all spellings of an address: with and without a slash, with `.html`, with a query. */
export const keyOf = ({pathname}: URL, kind: ResourceType): string =>
  kind === 'page' ? cleanPath(pathname) : pathname;
