import {getElementsByTagName, textContent} from 'domutils';
import {integrityHash} from '../../src/lib/hashes';
import {NOT_FOUND_SCRIPT_ATTRIBUTE} from '../../src/static-first/names';
import {parseHtml} from '../../src/lib/html';

/** The data of a page that hosts need. Hashes have the form of a content security policy: `sha256-` and base64. */
export interface ParsedPage {
  canonical?: string;
  /** Inline scripts that are executed; data blocks need no permission. */
  scripts: {hash: string; text: string; /** Undefined for an unlisted script. */ kind?: string}[];
}

/** Types of script elements that are data: the browser does not execute them. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

/** The inline scripts of this site, by an attribute that only they have. The first match counts. */
const siteScripts = {[NOT_FOUND_SCRIPT_ATTRIBUTE]: 'not found', 'data-site-base': 'every page'} as const;

/**
 * Reads a built page.
 * @param name the file, for messages
 * @throws when the page has an attribute that no policy of this site admits: an event handler or a style
 */
export function parsePage(html: string, name: string): ParsedPage {
  const page: ParsedPage = {scripts: []};
  // Elements in templates count: a script may put them on the page.
  for (const element of getElementsByTagName('*', parseHtml(html))) {
    const {name: tag, attribs} = element;
    const blockedAttribute = Object.keys(attribs).find(
      (attribute) => attribute === 'style' || attribute.startsWith('on'),
    );
    if (blockedAttribute) {
      throw new Error(
        `${name}: <${tag} ${blockedAttribute}="${attribs[blockedAttribute]}"> is blocked by the content security policy. ` +
          `Put ${blockedAttribute === 'style' ? 'the style into a class' : 'the handler into a client module'}.`,
      );
    }
    if (tag === 'link' && attribs.rel === 'canonical') {
      page.canonical = attribs.href;
    } else if (tag === 'script' && !attribs.src && !dataTypes.has(attribs.type ?? '')) {
      const text = textContent(element);
      const [, kind] = Object.entries(siteScripts).find(([attribute]) => attribute in attribs) ?? [];
      page.scripts.push({hash: integrityHash(text), text, kind});
    }
  }
  return page;
}
