import parser, {type Container, type Node} from 'postcss-selector-parser';
import {HYDRATED_ATTRIBUTE} from '../../startup/docusaurusInternals/client/hydratedAttribute';

/** Attributes that scripts or browsers set: they are not in the HTML, so that a selector with them may match on any page. */
const RUNTIME_ATTRIBUTES = new Set([
  'data-address',
  'data-announcement-bar-initially-dismissed',
  'data-font',
  HYDRATED_ATTRIBUTE,
  'data-js',
  'data-offline',
  'data-open',
  'data-theme',
  'aria-busy',
  'aria-current',
  'aria-expanded',
  'aria-pressed',
  'aria-selected',
  'disabled',
  'hidden',
  'open',
]);

/** Pseudo-classes about the structure of the HTML. All others are states of a browser, or parts of an element. */
const STRUCTURE =
  /^:(?:root|empty|is|where|not|has|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type))$/;

const isState = (node: Node): boolean =>
  node.type === 'attribute'
    ? RUNTIME_ATTRIBUTES.has(node.attribute)
    : node.type === 'pseudo' && !STRUCTURE.test(node.value);

function hasState(container: Container<string | undefined>): boolean {
  let isFound = false;
  container.walk((node) => {
    isFound ||= isState(node);
  });
  return isFound;
}

/** `:not(:has(…))` is about what has not come yet of a page that is received in parts. */
const isWaiting = (node: Container<string | undefined>): boolean =>
  node.some((each) => each.toString().includes(':has('));

const toBuilt = parser((selectors) => {
  selectors.walk((node) => {
    if (isState(node) || (node.type === 'pseudo' && node.value === ':not' && (hasState(node) || isWaiting(node)))) {
      node.replaceWith(parser.pseudo({value: ':is(*)'}));
    }
  });
});

/**
 * What a selector says of the HTML of a built page: the selector without states, such as `:hover` or `[open]`, which scripts, browsers or
 * readers bring about. It matches wherever the selector may match later, until scripts add elements.
 */
export const builtSelector = (selector: string): string => toBuilt.processSync(selector);

/** Whether a selector is about hover or press, which do not apply at the first paint. */
export const isInteractionState = (selector: string): boolean => /:(?:hover|active)(?![\w-])/.test(selector);

/**
 * The class, id or tag that every element has which a selector can match, written `.name`, `#name`, `name`; undefined for a selector
 * without one.
 */
export function subjectOf(selector: string): string | undefined {
  const compounds = parser()
    .astSync(selector)
    .first.split(({type}) => type === 'combinator');
  const named = compounds.at(-1)?.find(({type}) => type === 'class' || type === 'id' || type === 'tag');
  return named?.toString().trim();
}
