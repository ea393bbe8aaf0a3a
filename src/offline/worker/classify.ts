import {cleanPath} from '../../site-model/cleanPath';
import {isContentIndex} from '../../static-first/contentIndexFile';

/** What of the site the worker must know; written into it by the build. */
export interface WorkerSite {
  /** The base URL as configured, with both slashes. */
  base: string;
  /** Codes of the languages, that of the root first. */
  locales: string[];
}

/** What is asked for: a page, a file under a hashed name, a file under a name that stays, or nothing of this site's pages. */
export type Kind = 'page' | 'hashed' | 'stable' | 'other';

/** The part of a request that decides. */
export interface Asked {
  url: URL;
  /** Where the worker itself comes from. */
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

/** The language of an address: that of its folder, else that of the root. */
export function localeOf(pathname: string, {base, locales}: WorkerSite): string {
  const [folder = ''] = pathname.slice(base.length).split('/');
  return locales.slice(1).includes(folder) ? folder : (locales[0] ?? '');
}

/** Decides how a request is answered. What the worker does not know goes to the network as if there were no worker. */
export function classify({url, origin, method}: Asked, site: WorkerSite): Kind {
  const path = url.origin === origin && method === 'GET' ? pathInLocale(url.pathname, site) : undefined;
  if (path === undefined) {
    return 'other';
  }
  if (path.endsWith('.html') || !/\.[a-z0-9]+$/i.test(path)) {
    return 'page';
  }
  // A packed manual is kept by the page that saves it.
  if (path.startsWith('offline/')) {
    return 'other';
  }
  if (hashedFolders.test(path)) {
    return 'hashed';
  }
  return path.startsWith('img/') || isContentIndex(path) ? 'stable' : 'other';
}

/** One name for all spellings of an address: a page is found with and without a slash, with `.html` and with a query. */
export const keyOf = ({pathname}: URL, kind: Kind): string => (kind === 'page' ? cleanPath(pathname) : pathname);
