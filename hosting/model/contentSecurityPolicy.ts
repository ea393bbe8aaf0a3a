import {googleFonts} from '../../src/startup/fontProvider';
import type {InlineHashes} from './inlineHashes';

/**
 * The content security policy of a release, from the exact text of its inline scripts. Inline styles are left to the policy in each page,
 * which admits the ones of that page by their hash (src/outputs/head.ts): a page obeys both.
 * @param before the release that this one replaces, where pages of both may be sent under the same policy
 */
export function contentSecurityPolicy(release: InlineHashes, before?: InlineHashes): string {
  const scripts = [...new Set([...release.scripts, ...(before?.scripts ?? [])])].map((hash) => `'${hash}'`);
  return Object.entries({
    // Also for the connections, the manifest and the worker. Not 'none', with these listed: Firefox and Chromium up to 109 apply this
    // directive to prefetches, and no other name of theirs is known to all browsers.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", googleFonts.styleOrigin, "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'font-src': [googleFonts.fileOrigin],
    // The icon of the tab is a data address.
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // What may become a script: src/startup/inline/trustedTypes.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');
}
