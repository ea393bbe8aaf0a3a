import type {Document, Element} from 'domhandler';
import type {Rule} from 'postcss';
import {selectAll, selectOne} from '../../lib/html/select';

/**
 * The parts of a page, by the names of their classes, whose rules pages with pictures of the app do not contain: the pictures, practice
 * mode, what stands below the steps, and what is closed at first. Their rules are in the stylesheet that all pages share, which such a page
 * links once more immediately before the first part that is shown: it delays nothing above.
 */
const shown = [
  'screen',
  'result',
  'phone',
  'practice',
  'trouble',
  'did-it-work',
  'yes',
  'share',
  'share-answer',
  'link-list',
  'page-age',
  'contact',
  'toc',
  'footer',
];
const closed = ['navbar-sidebar', 'link-row', 'answer__body'];

/**
 * Names are those of BEM: `phone`, `phone__row`, `phone--dim`. The target of the address is a step on the whole screen, or an answer. The
 * open menu hides the page, but for its own rules.
 */
const ofPart = new RegExp(`\\.(?:${[...shown, ...closed].join('|')})(?=__|--|[^\\w-]|$)|:target|#menu`);

/** Whether a rule is that of such a part. */
export const isOfPart = (selector: string): boolean => ofPart.test(selector);

/** What is hidden stays hidden where the stylesheet does not come, so that pages contain such rules nevertheless. */
export const isHiding = ({nodes}: Rule): boolean =>
  nodes.every((node) => node.type === 'decl' && node.prop === 'display' && node.value === 'none');

/** The element of a page before which the stylesheet is linked; null on a page without pictures, which contains all of its rules. */
export const firstPart = (document: Document): Element | null =>
  selectOne('.screen', document) && selectOne(shown.map((part) => `.${part}`).join(), document);

/** What only wide windows show. */
export const SHOWN_ON_WIDE = '.theme-doc-sidebar-container > *, .toc > *, .search--bar > .search__row > *';

/**
 * What phones do not show at first, and so need no rules for in the page: the columns beside an article, the search field in the bar and,
 * on a page with pictures, the closed menu. The elements around, whose rules hide them, are not among these.
 */
export const hiddenAtFirst = (document: Document, hasPictures: boolean): Element[] => [
  ...selectAll(SHOWN_ON_WIDE, document),
  ...(hasPictures ? selectAll('.navbar-sidebar > *', document) : []),
];
