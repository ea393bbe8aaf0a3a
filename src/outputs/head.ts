import type {Document} from 'domhandler';
import {googleFonts, PAGE_ASSETS_ID} from '../static-first/names';
import {integrityHash} from '../lib/hashes';
import {attributeSpan, type Edit, elementSpan, writeAttributes} from '../lib/html/edits';
import {selectRequired} from '../lib/html/tree';

/** The `http-equiv` of a policy in a page. */
export const POLICY = 'Content-Security-Policy';

const find = (selector: string, document: Document) =>
  selectRequired(selector, document, 'A page that src/static-first/build/templates.ts prints');

/**
 * Finds the places in the output of the template that the build completes: the link to the stylesheet, and the attribute with the
 * addresses of the scripts of all pages.
 * @throws when one is missing, which means that the template has changed
 */
export function findPlaces(document: Document) {
  const link = find('link[rel=stylesheet][href]', document);
  const files = find(`script#${PAGE_ASSETS_ID}[data-scripts]`, document);
  return {
    link: elementSpan(link),
    scripts: attributeSpan(files, 'data-scripts'),
    commonScripts: (files.attribs['data-scripts'] ?? '').split(' '),
  };
}

/**
 * The edit that inserts HTML at the start of the head, after the encoding, which must be among the first bytes.
 * @throws as `findPlaces` does
 */
export function insertFirst(document: Document, html: string): Edit {
  const {end} = elementSpan(find('meta[charset]', document));
  return {start: end, end, text: html};
}

/**
 * The policy for the styles of one page. It is in the page because each page has its own rules: the hashes of all pages are too long for
 * a header, which leaves inline styles to this policy (hosting/model/contentSecurityPolicy.ts). A browser obeys both: the header allows
 * no style attributes. A page saved to a disk has style attributes, and no header.
 */
const stylePolicy = (criticalCss: string): string =>
  `style-src 'self' ${googleFonts.styleOrigin} '${integrityHash(criticalCss)}';style-src-attr 'unsafe-inline'`;

/** The data that is complete when the whole site has been read: CSS, the files of the search, and addresses. */
type Completion = {
  criticalCss: string;
  allCss: string;
  searchIndex: string;
  searchScript: string;
  routeScripts: string[];
};

/**
 * The edits that complete a page: they replace the link to the stylesheet by the page's own rules, and name its files. The main script
 * comes last: the scripts that it needs have run by then.
 */
export function completePage({link, scripts, commonScripts}: ReturnType<typeof findPlaces>, page: Completion): Edit[] {
  const main = commonScripts.slice(-1);
  const others = [...commonScripts, ...page.routeScripts].filter((script) => !main.includes(script));
  const scriptsOfPage = [...new Set(others), ...main];
  const files = writeAttributes({
    'data-all-css': page.allCss,
    'data-search-script': page.searchScript,
    'data-search-index': page.searchIndex,
    'data-scripts': scriptsOfPage.join(' '),
  });
  const policy = writeAttributes({'http-equiv': POLICY, content: stylePolicy(page.criticalCss)});
  return [
    {...link, text: `<meta ${policy}><style>${page.criticalCss}</style>`},
    {...scripts, text: files},
  ];
}
