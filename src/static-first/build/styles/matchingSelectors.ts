import {type Document, type Element, hasChildren, isTag, type ParentNode} from 'domhandler';
import type {Root} from 'postcss';
import parser from 'postcss-selector-parser';
import {matcher} from '../../../lib/html/tree';
import {groupBy} from '../../../lib/text';
import {walkStyleRules} from './stylesheet';

/** Pseudo-classes that say which elements there are. */
const OF_ELEMENTS = [':is', ':where', ':has', ':root'];

/**
 * Leaves out attributes, pseudo-elements and all other pseudo-classes: scripts, browsers and readers change states, and what is first or
 * last changes while a page is received.
 */
const withoutStates = parser((selectors) => {
  selectors.walk((node) => {
    if (node.type !== 'attribute' && (node.type !== 'pseudo' || OF_ELEMENTS.includes(node.value))) return;
    const isAlone = [node.prev(), node.next()].every((beside) => !beside || beside.type === 'combinator');
    if (isAlone) node.replaceWith(parser.universal());
    else node.remove();
  });
});

/** Selectors that differ in states alone. */
type Entry = {
  selectors: string[];
  /** Tags, classes and ids that a page must have. Those in alternatives are left to `matches`. */
  names: string[];
  /** One of the names of the element itself, or `*`. */
  subject: string;
  matches: (element: Element) => boolean;
};

function entryOf([selector, selectors]: [string, string[]]): Entry {
  const {first} = parser().astSync(selector);
  const namesOf = (nodes: parser.Node[]) =>
    nodes.filter(({type}) => ['class', 'id', 'tag'].includes(type)).map((node) => node.toString().trim());
  const subject = first.split(({type}) => type === 'combinator').at(-1) ?? [];
  return {selectors, names: namesOf(first.nodes), subject: namesOf(subject).at(-1) ?? '*', matches: matcher(selector)};
}

/** The elements of a page by each of their names. */
function elementsByName(parent: ParentNode, elements = new Map<string, Element[]>()): Map<string, Element[]> {
  for (const child of parent.children) {
    if (isTag(child)) {
      const {class: classes = '', id} = child.attribs;
      for (const name of ['*', child.name, `#${id}`, ...classes.split(/\s+/).map((each) => `.${each}`)]) {
        const others = elements.get(name);
        if (others) others.push(child);
        else elements.set(name, [child]);
      }
    }
    if (hasChildren(child)) elementsByName(child, elements);
  }
  return elements;
}

/**
 * Finds the selectors of a stylesheet that match on pages in any state.
 * @returns a function to those of a page, as they are in the stylesheet. Pages with the same ones get the same set: thousands of pages are
 * in memory
 */
export function selectorMatcher(stylesheet: Root): (document: Document) => ReadonlySet<string> {
  const all = new Set<string>();
  walkStyleRules(stylesheet, ({selectors}) => selectors.forEach((selector) => all.add(selector)));
  const entries = [...groupBy([...all], (selector) => withoutStates.processSync(selector))].map(entryOf);
  const sets = new Map<string, ReadonlySet<string>>();
  return (document) => {
    const elements = elementsByName(document);
    const isThere = ({names, subject, matches}: Entry) =>
      names.every((name) => elements.has(name)) && elements.get(subject)?.some((element) => matches(element));
    const found = entries.filter(isThere).flatMap(({selectors}) => selectors);
    const key = found.join();
    const set = sets.get(key) ?? new Set(found);
    sets.set(key, set);
    return set;
  };
}
