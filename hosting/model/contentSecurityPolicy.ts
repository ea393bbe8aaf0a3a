import {groupBy} from '../../src/lib/text';
import type {ParsedPage} from './parsePage';
import {googleFonts} from '../../src/static-first/names';

/** The hashes of a release's inline scripts, as a content security policy writes them: in a fixed order, each once. */
export interface InlineHashes {
  scripts: string[];
}

/**
 * The hashes of the inline scripts. Each script is the same on all pages that have it. Its text comes from the pages, because a host
 * sends what they contain.
 * @throws when a page contains an unexpected inline script
 */
export function inlineHashes(pages: ReadonlyMap<string, ParsedPage>): InlineHashes {
  const inlineScripts = [...pages].flatMap(([file, {scripts}]) => scripts.map((script) => ({...script, file})));
  const unlistedScript = inlineScripts.find(({kind}) => kind === undefined);
  if (unlistedScript) {
    throw new Error(
      `${unlistedScript.file} contains an inline script that nobody listed: "${unlistedScript.text.slice(0, 80)}". ` +
        'Take it out, or make it a part of src/static-first/inline/, the inline script of every page.',
    );
  }
  for (const [kind, scriptsOfKind] of groupBy(inlineScripts, (script) => script.kind)) {
    const hashes = new Map(scriptsOfKind.map(({hash, file}) => [hash, file]));
    if (hashes.size > 1) {
      throw new Error(
        `Expected one inline script (${kind}), found ${hashes.size}, on ${[...hashes.values()].join(', ')}. ` +
          'Put what differs into its data attributes (src/static-first/build/plugin.ts).',
      );
    }
  }
  return {scripts: [...new Set(inlineScripts.map(({hash}) => hash))].sort()};
}

/**
 * The content security policy of a release, from the exact text of its inline scripts. Inline styles are left to the policy in each page,
 * which admits the styles of that page by their hash (src/outputs/head.ts): a page obeys both.
 * @param previousRelease the release that this one replaces, if pages of both may be sent under the same policy
 */
export function contentSecurityPolicy(release: InlineHashes, previousRelease?: InlineHashes): string {
  const scripts = [...new Set([...release.scripts, ...(previousRelease?.scripts ?? [])])].map((hash) => `'${hash}'`);
  return Object.entries({
    // Also for connections, the manifest and the worker. Not 'none' with these listed: Firefox and Chromium up to 109 apply this
    // directive to prefetches, and no directive for prefetches is known to all browsers.
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
    // src/static-first/inline/trustedTypes.ts decides which strings may become a script.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');
}
