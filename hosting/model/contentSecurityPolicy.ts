import {fontProvider, fontSources} from '../../src/static-first/fontProvider';
import {speculationRules} from '../../src/static-first/inline/speculationRules';
import {hashOf} from './parsePage';
import type {Site} from './site';

/** Longer values are cut off or refused by some hosts: CloudFront's limit is the lowest. */
export const LONGEST_POLICY = 1500;

/**
 * The content security policy of a build, from the exact text of its inline scripts and styles. Nothing is admitted by
 * `unsafe-inline` or `unsafe-eval`.
 * @throws when a page contains an inline script that this site does not know, or when the policy is too long for a host
 */
export function contentSecurityPolicy(site: Site, provider = fontProvider): string {
  const font = fontSources(provider);
  const styles = new Set([...site.parsed.values()].flatMap((page) => page.styles));
  const policy = Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...siteScripts(site).map(quoted), quoted(hashOf(speculationRules))],
    'style-src': ["'self'", ...font.style, ...[...styles].sort().map(quoted)],
    'font-src': font.font,
    // The icon of the tab is a data address.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // What may become a script: src/static-first/inline/trustedTypes.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');
  if (policy.length > LONGEST_POLICY) {
    throw new Error(
      `The content security policy has ${policy.length} characters, ${LONGEST_POLICY} are allowed: ` +
        `${styles.size} different inline stylesheets are too many (src/post-build/css/stylesheetGroups.ts).`,
    );
  }
  return policy;
}

/**
 * The hashes of the inline scripts, each the same on all pages that have it. Their text is taken from the pages and not from the
 * sources: the HTML is minified after a script is written into it.
 */
function siteScripts(site: Site): string[] {
  const kinds = new Map<string, Map<string, string>>();
  for (const [file, {scripts}] of site.parsed) {
    for (const {hash, text, kind} of scripts) {
      if (kind === undefined) {
        throw new Error(
          `${file} contains an inline script that nobody listed: "${text.slice(0, 80)}". ` +
            'Take it out, or make it a part of src/static-first/inline/, the inline script of every page.',
        );
      }
      kinds.set(kind, (kinds.get(kind) ?? new Map<string, string>()).set(hash, file));
    }
  }
  for (const [kind, hashes] of kinds) {
    if (hashes.size > 1) {
      throw new Error(
        `Expected one inline script (${kind}), found ${hashes.size}, on ${[...hashes.values()].join(', ')}. ` +
          'Put what differs into its data attributes (src/static-first/hydration/plugin.ts).',
      );
    }
  }
  return [...kinds.values()].flatMap((hashes) => [...hashes.keys()]).sort();
}

const quoted = (hash: string) => `'${hash}'`;
