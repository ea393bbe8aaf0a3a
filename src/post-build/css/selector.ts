import {HYDRATED_ATTRIBUTE} from '../../static-first/docusaurusInternals/client/hydratedAttribute';
import parser, {type Node, type Selector} from 'postcss-selector-parser';

/**
 * What an element or its page must have for a selector to match: all of the parts, and of each list one alternative. A part is
 * written as in a selector: `.name`, `#name`, `name`, `[name=value]`.
 */
export type Needs = {parts: string[]; oneOf: Needs[][]};

/** Attributes that scripts or browsers set, so that no HTML shows them: a selector may ask for them on any page. */
const SET_LATER = new Set([
  'data-address',
  'data-announcement-bar-initially-dismissed',
  'data-first-visit',
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

/** Pseudo-classes whose argument is a list of selectors of which one must match. Other arguments (`:not`, `:lang`) ask for nothing. */
const LISTS = new Set([':is', ':where', ':has']);

function addNode(needs: Needs, node: Node): void {
  switch (node.type) {
    case 'class':
      needs.parts.push(`.${node.value}`);
      break;
    case 'id':
      needs.parts.push(`#${node.value}`);
      break;
    case 'tag':
      needs.parts.push(node.value.toLowerCase());
      break;
    case 'attribute':
      if (!SET_LATER.has(node.attribute)) {
        needs.parts.push(node.toString().trim());
      }
      break;
    case 'pseudo':
      if (LISTS.has(node.value)) {
        needs.oneOf.push(node.nodes.map(needsOfNodes));
      }
      break;
    default:
      break;
  }
}

function needsOfNodes(selector: Selector): Needs {
  const needs: Needs = {parts: [], oneOf: []};
  selector.nodes.forEach((node) => addNode(needs, node));
  return needs;
}

const known = new Map<string, Needs>();

/** What one selector, without commas at its top, needs in order to match something. */
export function needsOf(selector: string): Needs {
  const needs = known.get(selector) ?? needsOfNodes(parser().astSync(selector).first);
  known.set(selector, needs);
  return needs;
}

/** Whether a selector can match where there are these parts, and no others. */
export function isMet({parts, oneOf}: Needs, has: (part: string) => boolean): boolean {
  return parts.every(has) && oneOf.every((list) => list.some((needs) => isMet(needs, has)));
}

/** All parts that a selector names. */
export function partsOf({parts, oneOf}: Needs): string[] {
  return [...parts, ...oneOf.flat().flatMap(partsOf)];
}

/** Whether a selector is about what is pointed at or pressed, which nothing is when a page is painted for the first time. */
export function isPointedAt(selector: string): boolean {
  return /:(?:hover|active)\b/.test(selector);
}
