import {type Document, type Element, hasChildren, isTag, type ParentNode} from 'domhandler';
import type {Root} from 'postcss';
import parser from 'postcss-selector-parser';
import {matcher, selectOne} from '../../../lib/html';
import {groupBy} from '../../../lib/text';
import {walkStyleRules} from './siteStyles';

/** Pseudo-classes that depend only on which elements exist. */
const STRUCTURAL = [':is', ':where', ':has', ':root'];

/** The class that Docusaurus gives the current link of the contents. Scripts of this site mark states by attributes. */
const CURRENT_LINK = 'table-of-contents__link--active';

const isState = ({type, value}: parser.Node): boolean =>
  type === 'attribute' || (type === 'pseudo' && !STRUCTURAL.includes(value)) || value === CURRENT_LINK;

/**
 * Leaves out attributes, pseudo-elements and all other pseudo-classes: scripts, browsers and readers change states, and the first and
 * last elements change while a page arrives.
 */
const withoutStates = parser((selectors) => {
  selectors.walk((node) => {
    if (!isState(node)) return;
    const isAlone = [node.prev(), node.next()].every((beside) => !beside || beside.type === 'combinator');
    if (isAlone) node.replaceWith(parser.universal());
    else node.remove();
  });
});

/** Selectors that differ in states alone. */
type Entry = {
  selectors: string[];
  /** Without states. */
  statelessSelector: string;
  /** Tags, classes and ids that a page must have. Names in alternatives are left to `matches`. */
  names: string[];
  /** One of the names of the element itself, or `*`. */
  subject: string;
  /** Names of its ancestors, and of elements before it or before an ancestor. */
  others: {name: string; isAround: boolean}[];
  matches: (element: Element) => boolean;
};

/** If more elements have the name of the subject, the search begins at another element of the selector. */
const FEW = 30;

const namesIn = (nodes: readonly parser.Node[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'class' || node.type === 'id' || node.type === 'tag') return [node.toString().trim()];
    return node.type === 'pseudo' && node.value === ':has' && node.length === 1 ? namesIn(node.first.nodes) : [];
  });

function entryOf([statelessSelector, selectors]: [string, string[]]): Entry {
  const {first} = parser().astSync(statelessSelector);
  const compounds = first.split(({type}) => type === 'combinator');
  const subject = namesIn((compounds.pop() ?? []).filter(({type}) => type !== 'pseudo')).at(-1) ?? '*';
  const others = compounds.flatMap((compound) => {
    const isAround = !/[+~]/.test(compound.at(-1)?.value ?? '');
    return namesIn(compound.filter(({type}) => type !== 'pseudo')).map((name) => ({name, isAround}));
  });
  return {
    selectors,
    statelessSelector,
    names: namesIn(first.nodes),
    subject,
    others,
    matches: matcher(statelessSelector),
  };
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
 * Finds the selectors of a stylesheet that match on a page in any state.
 * @returns a function that returns the selectors of a page, as they are in the stylesheet. Pages with the same selectors share a set,
 * since there may be thousands of pages
 */
export function selectorMatcher(stylesheet: Root): (document: Document) => ReadonlySet<string> {
  const allSelectors = new Set<string>();
  walkStyleRules(stylesheet, ({selectors}) => selectors.forEach((selector) => allSelectors.add(selector)));
  const entries = [...groupBy([...allSelectors], (selector) => withoutStates.processSync(selector))].map(entryOf);
  const sets = new Map<string, ReadonlySet<string>>();
  return (document) => {
    const elements = elementsByName(document);
    const elementsOf = (name: string) => elements.get(name) ?? [];
    const isThere = ({statelessSelector, names, subject, others, matches}: Entry): boolean => {
      if (!names.every((name) => elements.has(name))) return false;
      const [rarestElement] = [...others].sort(
        (one, other) => elementsOf(one.name).length - elementsOf(other.name).length,
      );
      if (!rarestElement || elementsOf(subject).length < FEW)
        return elementsOf(subject).some((element) => matches(element));
      return elementsOf(rarestElement.name).some((element) =>
        selectOne(statelessSelector, rarestElement.isAround ? element : (element.parent ?? document)),
      );
    };
    const selectors = entries.filter(isThere).flatMap(({selectors}) => selectors);
    const key = selectors.join();
    const set = sets.get(key) ?? new Set(selectors);
    sets.set(key, set);
    return set;
  };
}
