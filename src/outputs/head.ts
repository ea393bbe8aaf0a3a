import type {Document, Element} from 'domhandler';
import {googleFonts, PAGE_ASSETS_ID} from '../static-first';
import {integrityHash} from '../lib/hashes';
import {attributeSpan, type Edit, elementSpan, type Span, writeAttributes} from '../lib/html/edits';
import {selectOne} from '../lib/html/tree';

/** The `http-equiv` of a policy in a page. */
export const POLICY = 'Content-Security-Policy';

/** What the template prints into a page for the build to complete, with where it stands. */
export type Head = {
  /** The link to the stylesheet of the site. */
  link: Span;
  /** The attribute that names the scripts of the page. */
  scripts: Span;
  /** The addresses in it. */
  commonScripts: string[];
};

/** The data that is complete when the whole site has been read. */
export type Completion = {
  /** Critical CSS: the rules that the page uses. */
  criticalCss: string;
  /** Address of the stylesheet of the site, which is loaded before another page is shown. */
  allCss: string;
  /** Name of the root file of the search index. */
  search: string;
  /** Addresses of the scripts of the page's own route. */
  routeScripts: string[];
};

function find(selector: string, document: Document): Element {
  const element = selectOne(selector, document);
  if (!element) {
    throw new Error(
      `The build expects ${selector} in every page, as src/static-first/build/templates.ts prints it, and found none.`,
    );
  }
  return element;
}

/**
 * Finds the output of the template.
 * @throws when it is not there, which means that the template has changed
 */
export function findHead(document: Document): Head {
  const link = find('link[rel=stylesheet][href]', document);
  const files = find(`script#${PAGE_ASSETS_ID}[data-scripts]`, document);
  return {
    link: elementSpan(link),
    scripts: attributeSpan(files, 'data-scripts'),
    commonScripts: (files.attribs['data-scripts'] ?? '').split(' '),
  };
}

/**
 * The edit that puts HTML first into the head, after the encoding, which must stand among the first bytes.
 * @throws as `findHead` does
 */
export function insertFirst(document: Document, html: string): Edit {
  const {end} = elementSpan(find('meta[charset]', document));
  return {start: end, end, text: html};
}

/**
 * The policy for the styles of one page. It stands in the page because each page has rules of its own: the hashes of all of them are too
 * long for a header, which leaves inline styles to this (hosting/model/contentSecurityPolicy.ts). The stricter one of the two counts: the
 * header allows no style attributes. A page that was saved to disk has them, and no header.
 */
const stylePolicy = (criticalCss: string): string =>
  `style-src 'self' ${googleFonts.styleOrigin} '${integrityHash(criticalCss)}';style-src-attr 'unsafe-inline'`;

/**
 * The edits that complete a head: styles instead of a link to them, names of scripts and of the stylesheet. The main script comes last:
 * what it begins with has been executed by then.
 */
export function completeHead({link, scripts, commonScripts}: Head, page: Completion): Edit[] {
  const {criticalCss, allCss, search, routeScripts} = page;
  const main = commonScripts.slice(-1);
  const others = [...commonScripts, ...routeScripts].filter((script) => !main.includes(script));
  const files = writeAttributes({
    'data-all-css': allCss,
    'data-search': search,
    'data-scripts': [...new Set(others), ...main].join(' '),
  });
  const policy = writeAttributes({'http-equiv': POLICY, content: stylePolicy(criticalCss)});
  return [
    {...link, text: `<meta ${policy}><style>${criticalCss}</style>`},
    {...scripts, text: files},
  ];
}
