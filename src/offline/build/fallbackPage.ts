import type strings from '../../../i18n/es/offline/strings.json';
import type {Texts} from '../../lib/pluginTexts';
import {integrityHash} from '../../lib/hashes';
import {escapeHtml} from '../../lib/text';
import {NOT_FOUND_SCRIPT_ATTRIBUTE, PAGE_ASSETS_ID} from '../../static-first/names';
import {applyEdits, type Edit, elementSpan, parseHtml, selectAll, selectRequired} from '../../lib/html';

export type FallbackStrings = Texts<typeof strings>;

/** The page of a language that is shown instead of a page that was neither visited nor saved. The build inserts it into the worker. */
export interface FallbackPage {
  /** The HTML before and after the list of the pages that can be read. */
  html: [before: string, after: string];
  /** The heading of that list, as HTML. */
  heading: string;
  /** The content security policy of this page. */
  policy: string;
}

/** Parts of the not-found page that are removed: scripts that would hydrate it, and searches, which need them. */
const removedParts = [
  `script#${PAGE_ASSETS_ID}`,
  `script[${NOT_FOUND_SCRIPT_ATTRIBUTE}]`,
  'script[src]',
  'main section',
  'nav .search',
].join();

/** Where the worker inserts the list. */
const PLACE = '<!--pages-->';

/** Back may lead to an entry of the document that this page has replaced, and only changes the address then. */
const loadEntry =
  '<script>{const {pathname} = location; addEventListener("popstate", () => location.pathname === pathname || location.reload())}</script>';

const sourceOf = (text: string) => `'${integrityHash(text)}'`;

/** A content security policy for this page, since a worker cannot read the headers that the host is configured to send. */
function policyOf(html: string): string {
  const document = parseHtml(html);
  const sources = (name: string) =>
    selectAll(`${name}:not([type])`, document)
      .map(({children: [child]}) => sourceOf(child && 'data' in child ? child.data : ''))
      .join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources('script')}`,
    `style-src 'self' ${sources('style')}`,
    "img-src 'self' data:",
    'font-src https:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Makes the offline fallback page out of the not-found page of its language: the same frame, other text, no scripts except for the inline
 * one and `loadEntry`.
 * @param notFound the finished page
 * @throws when the page has no title, heading or text to replace
 */
export function fallbackPage(notFound: string, {title, text, retry, pages}: FallbackStrings): FallbackPage {
  const document = parseHtml(notFound);
  const find = (selector: string) =>
    elementSpan(selectRequired(selector, document, '404.html, from which the offline fallback page is made,'));
  const edits: Edit[] = [
    ...selectAll(removedParts, document).map((element) => ({...elementSpan(element), text: ''})),
    {...find('title'), text: `<title>${escapeHtml(title)}</title>`},
    {...find('main h1'), text: `<h1>${escapeHtml(title)}</h1>`},
    {...find('main > [data-topic]'), text: PLACE + loadEntry},
    {...find('main .lead'), text: `<p class=lead>${escapeHtml(text)} <a href="">${escapeHtml(retry)}</a>`},
  ];
  const html = applyEdits(notFound, edits);
  const [before = '', after = ''] = html.split(PLACE);
  return {html: [before, after], heading: escapeHtml(pages), policy: policyOf(html)};
}
