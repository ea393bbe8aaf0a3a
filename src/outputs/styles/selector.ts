import {HYDRATED_ATTRIBUTE} from '../../static-first/docusaurusInternals/client/hydratedAttribute';
import parser, {type Node, type Selector} from 'postcss-selector-parser';

/**
 * What a page must contain for a selector to match: all of the simple selectors, and one alternative of each list. They are written
 * `.name`, `#name`, `name`, `[name=value]`.
 */
export type SelectorRequirements = {simpleSelectors: string[]; anyOf: SelectorRequirements[][]};

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
  'data-theme-choice',
  'aria-busy',
  'aria-current',
  'aria-expanded',
  'aria-pressed',
  'aria-selected',
  'disabled',
  'hidden',
  'open',
]);

/** Pseudo-classes of whose arguments one must match. The arguments of others (`:not`, `:lang`) add no requirement. */
const LISTS = new Set([':is', ':where', ':has']);

function addNode(requirements: SelectorRequirements, node: Node): void {
  switch (node.type) {
    case 'class':
      requirements.simpleSelectors.push(`.${node.value}`);
      break;
    case 'id':
      requirements.simpleSelectors.push(`#${node.value}`);
      break;
    case 'tag':
      requirements.simpleSelectors.push(node.value.toLowerCase());
      break;
    case 'attribute':
      if (!RUNTIME_ATTRIBUTES.has(node.attribute)) {
        requirements.simpleSelectors.push(node.toString().trim());
      }
      break;
    case 'pseudo':
      if (LISTS.has(node.value)) {
        requirements.anyOf.push(node.nodes.map(requirementsOfNodes));
      }
      break;
    default:
      break;
  }
}

function requirementsOfNodes(selector: Selector): SelectorRequirements {
  const requirements: SelectorRequirements = {simpleSelectors: [], anyOf: []};
  selector.nodes.forEach((node) => addNode(requirements, node));
  return requirements;
}

const known = new Map<string, SelectorRequirements>();

/** What one selector, without commas at its top, needs in order to match something. */
export function requirementsOf(selector: string): SelectorRequirements {
  const requirements = known.get(selector) ?? requirementsOfNodes(parser().astSync(selector).first);
  known.set(selector, requirements);
  return requirements;
}

/** Whether a selector can match where there are these simple selectors, and no others. */
export function isMet(
  {simpleSelectors, anyOf}: SelectorRequirements,
  has: (simpleSelector: string) => boolean,
): boolean {
  return simpleSelectors.every(has) && anyOf.every((list) => list.some((requirements) => isMet(requirements, has)));
}

/** All simple selectors in a selector. */
export function simpleSelectorsIn({simpleSelectors, anyOf}: SelectorRequirements): string[] {
  return [...simpleSelectors, ...anyOf.flat().flatMap(simpleSelectorsIn)];
}

/** Whether a selector is about hover or press, which do not apply at the first paint. */
export function isInteractionState(selector: string): boolean {
  let isFound = false;
  parser()
    .astSync(selector)
    .walkPseudos(({value}) => {
      isFound ||= value === ':hover' || value === ':active';
    });
  return isFound;
}

/** The name of the attribute in an attribute selector, in lower case. */
export function attributeNameOf(selector: string): string {
  let name = '';
  parser()
    .astSync(selector)
    .walkAttributes(({attribute}) => {
      name = attribute.toLowerCase();
    });
  return name;
}
