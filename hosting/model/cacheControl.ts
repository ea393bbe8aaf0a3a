import {withoutLocaleFolder} from '../../src/site-model/localeFolder';

const daySeconds = 86_400;
const yearSeconds = 365 * daySeconds;

/** For pages, feeds, the sitemap: asked for anew each time, or an old page would ask for scripts that are gone. */
export const REVALIDATED = 'no-cache';
/** For names that contain a hash of the content. */
export const IMMUTABLE = `public, max-age=${yearSeconds}, immutable`;
/** For pictures under a name that stays. */
export const KEPT_A_DAY = `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`;
/** For what is not there: it may be there in a minute. */
export const NOT_STORED = 'no-store';

/** Folders of a locale whose files have a hash in their name. */
export const immutableFolders = ['assets', 'search', 'offline'] as const;

/**
 * How long a reader's browser may keep a file.
 * @param path absolute, below the base URL: `/en/assets/js/main.1a2b.js`
 */
export function cacheControl(path: string): string {
  const [, folder] = /^([^/]+)\//.exec(withoutLocaleFolder(path.slice(1))) ?? [];
  if (immutableFolders.some((name) => name === folder)) {
    return IMMUTABLE;
  }
  return folder === 'img' ? KEPT_A_DAY : REVALIDATED;
}
