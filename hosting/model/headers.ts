/** Headers of all hosts, as data. Names are written as in the standards. */
export type Headers = {[name: string]: string};

const yearSeconds = 31_536_000;

/** What no script on the site may ask for. Names that Chromium does not know are left out: it warns of them on every page. */
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

/** Sent with every response. */
export const commonHeaders: Headers = {
  'Strict-Transport-Security': `max-age=${2 * yearSeconds}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The texts of pages (src/plain-text), by the ending of their names. */
export const PAGE_TEXT = '.md';

/** Not all servers know the type. Programs may read a text; what a search engine lists is its page, which says the same. */
export const pageTextHeaders: Headers = {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'};

/** Sent with every page, the not-found page among them. */
export function pageHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A script is executed only if the page says what it must contain (src/static-first/inline/integrity.ts).
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
  };
}
