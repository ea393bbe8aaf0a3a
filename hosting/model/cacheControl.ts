import {withoutLocaleFolder} from '../../src/site/localeFolder';

const daySeconds = 86_400;
const yearSeconds = 365 * daySeconds;

/** For pages, feeds, the sitemap: revalidated on each request, since an old page would load scripts that no longer exist. */
export const REVALIDATED = 'no-cache';
/** For names that contain a hash of the content. */
export const IMMUTABLE = `public, max-age=${yearSeconds}, immutable`;
/** For pictures with a stable name. */
export const KEPT_A_DAY = `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`;
/** For missing files, which the next deploy may add. */
export const NOT_STORED = 'no-store';

/** Folders of a locale whose files have a content hash in their name. */
export const immutableFolders = ['assets', 'search', 'offline'] as const;

/**
 * The `Cache-Control` header of a file.
 * @param path absolute, below the base URL: `/en/assets/js/main.1a2b.js`
 */
export function cacheControl(path: string): string {
  const [, folder] = /^([^/]+)\//.exec(withoutLocaleFolder(path.slice(1))) ?? [];
  if (immutableFolders.some((name) => name === folder)) return IMMUTABLE;
  return folder === 'img' ? KEPT_A_DAY : REVALIDATED;
}
