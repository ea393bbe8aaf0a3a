import {groupBy} from '../../src/lib/text';
import type {ParsedPage} from './parsePage';

/** The inline scripts of a release, by the hashes of a content security policy: in a fixed order, each once. */
export interface InlineHashes {
  scripts: string[];
}

/**
 * The hashes of the inline scripts, each the same on all pages that have it. Their text is taken from the pages and not from the
 * sources: the HTML is minified after a script is written into it.
 * @throws when a page contains an unexpected inline script
 */
export function inlineHashes(pages: ReadonlyMap<string, ParsedPage>): InlineHashes {
  const found = [...pages].flatMap(([file, {scripts}]) => scripts.map((script) => ({...script, file})));
  const unlisted = found.find(({kind}) => kind === undefined);
  if (unlisted) {
    throw new Error(
      `${unlisted.file} contains an inline script that nobody listed: "${unlisted.text.slice(0, 80)}". ` +
        'Take it out, or make it a part of src/startup/inline/, the inline script of every page.',
    );
  }
  for (const [kind, ofKind] of groupBy(found, (script) => script.kind)) {
    const hashes = new Map(ofKind.map(({hash, file}) => [hash, file]));
    if (hashes.size > 1) {
      throw new Error(
        `Expected one inline script (${kind}), found ${hashes.size}, on ${[...hashes.values()].join(', ')}. ` +
          'Put what differs into its data attributes (src/startup/hydration/plugin.ts).',
      );
    }
  }
  return {scripts: [...new Set(found.map(({hash}) => hash))].sort()};
}
