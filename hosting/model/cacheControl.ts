import {withoutLocaleFolder} from '../../src/site/locales';

const daySeconds = 86_400;
const yearSeconds = 365 * daySeconds;

/** For pages, feeds, the sitemap: revalidated on each request, since an old page would load scripts that no longer exist. */
export const REVALIDATED = 'no-cache';
/** For names that contain a hash of the content. */
export const IMMUTABLE = `public, max-age=${yearSeconds}, immutable`;
/** For pictures with a stable name. */
const KEPT_A_DAY = `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`;
/** For missing files, which the next deploy may add. */
export const NOT_STORED = 'no-store';

/** The folders of a locale whose files browsers may keep, with the `Cache-Control` of each. */
export const keptFolders: ReadonlyMap<string, string> = new Map([
  ['assets', IMMUTABLE],
  ['search', IMMUTABLE],
  ['offline', IMMUTABLE],
  ['img', KEPT_A_DAY],
]);

/**
 * The `Cache-Control` header of a file.
 * @param path absolute, below the base URL: `/en/assets/js/main.1a2b.js`
 */
export function cacheControl(path: string): string {
  const [, folder = ''] = /^([^/]+)\//.exec(withoutLocaleFolder(path.slice(1))) ?? [];
  return keptFolders.get(folder) ?? REVALIDATED;
}
