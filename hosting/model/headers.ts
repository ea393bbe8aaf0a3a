import {withoutLocaleFolder} from '../../src/site/locales';

/** Headers of all hosts, as data. Names are written as in the standards. */
export type Headers = {[name: string]: string};

/** The methods of a site of files, for `Allow`. */
export const METHODS = 'GET, HEAD';

/** Browser features that no script may use. Names unknown to Chromium are left out: it warns of them on every page. */
const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** HTTPS for a day: after a trial, a host name that must go back to plain HTTP waits no longer than that. */
const HTTPS_FOR_A_DAY = 'max-age=86400';
/** HTTPS for two years, on every name below the host's own: browsers forget it only when that time is over. */
const HTTPS_FOR_GOOD = 'max-age=63072000; includeSubDomains';

/**
 * Sent with every response.
 * @param isHttpsForGood whether browsers refuse plain HTTP for two years, on all subdomains too
 */
export const commonHeaders = (isHttpsForGood = false): Headers => ({
  'Strict-Transport-Security': isHttpsForGood ? HTTPS_FOR_GOOD : HTTPS_FOR_A_DAY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/**
 * The media types of texts that are not pages, by extension: the text of pages, lists of pages, the saved manual. Not all servers know
 * them, and few add the charset.
 */
export const textTypes = {'.md': 'text/markdown; charset=utf-8', '.txt': 'text/plain; charset=utf-8'} as const;

/** Texts are for programs: search engines list the page with the same content instead. */
export const textHeaders: Headers = {'X-Robots-Tag': 'noindex'};

/** The headers of a file of these types; none for other files. */
export function headersOfText(file: string): Headers {
  const type = Object.entries(textTypes).find(([ending]) => file.endsWith(ending))?.[1];
  return type === undefined ? {} : {'Content-Type': type, ...textHeaders};
}

/** Sent with every page, including the not-found page. */
export const pageHeaders = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // A script runs only if the page has its integrity hash (src/static-first/deferred/assets.ts).
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
});

const daySeconds = 86_400;
const yearSeconds = 365 * daySeconds;

/** For pages, feeds, the sitemap: revalidated on each request, since an old page would load scripts that no longer exist. */
export const REVALIDATED = 'no-cache';
/** For names that contain a hash of the content. */
export const IMMUTABLE = `public, max-age=${yearSeconds}, immutable`;
/** For pictures with a stable name. */
const CACHED_A_DAY = `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`;
/** For missing files, which the next deploy may add. */
export const NOT_STORED = 'no-store';

/** The folders of a locale whose files browsers may keep, with the `Cache-Control` of each. */
export const cachedFolders: ReadonlyMap<string, string> = new Map([
  ['assets', IMMUTABLE],
  ['search', IMMUTABLE],
  ['offline', IMMUTABLE],
  ['img', CACHED_A_DAY],
]);

/**
 * The `Cache-Control` header of a file.
 * @param path absolute, below the base URL: `/en/assets/js/main.1a2b.js`
 */
export function cacheControl(path: string): string {
  const [, folder = ''] = /^([^/]+)\//.exec(withoutLocaleFolder(path.slice(1))) ?? [];
  return cachedFolders.get(folder) ?? REVALIDATED;
}

/**
 * A regular expression of the addresses that programs request and readers do not: if the file is missing, the answer is a short text
 * instead of a page. It is a list of extensions, since a reader may type or paste an address that ends in other letters after a dot.
 */
export const missingFile =
  '\\.(?:avif|css|gif|ico|jpe?g|js|json|map|md|mjs|php|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$';

/** The text of that answer. */
export const MISSING_FILE = 'There is no such file.';
