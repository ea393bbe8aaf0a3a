import {compile} from 'css-select';
import type {Document, Element} from 'domhandler';
import {getElementsByTagName} from 'domutils';
import type {Root} from 'postcss';
import parser from 'postcss-selector-parser';
import {walkStyleRules} from './stylesheet';

/** Elements by their tags, classes and ids, written as in selectors; all of them under `*`. */
function byName(elements: Iterable<Element>): Map<string, Element[]> {
  const named = new Map<string, Element[]>();
  for (const element of elements) {
    const {class: classes = '', id} = element.attribs;
    for (const name of ['*', element.name.toLowerCase(), ...classes.split(/\s+/).map((each) => `.${each}`), `#${id}`]) {
      const known = named.get(name);
      if (known) known.push(element);
      else named.set(name, [element]);
    }
  }
  return named;
}

/** Pseudo-classes that say which elements there are. */
const OF_ELEMENTS = new Set([':is', ':where', ':has', ':root']);

/**
 * Leaves out attributes, pseudo-elements and all other pseudo-classes: scripts, browsers and readers change states, and what is first or
 * last changes while a page is received. Any element stands for one without a name: `:is(*)` would do in every place, and is slow.
 */
const withoutStates = parser((selectors) => {
  selectors.walk((node) => {
    if (node.type === 'attribute' || (node.type === 'pseudo' && !OF_ELEMENTS.has(node.value))) {
      const isAlone = [node.prev(), node.next()].every((beside) => !beside || beside.type === 'combinator');
      if (isAlone) node.replaceWith(parser.universal());
      else node.remove();
    }
  });
});

const isName = ({type}: parser.Node): boolean => type === 'class' || type === 'id' || type === 'tag';
const nameOf = (node: parser.Node): string => node.toString().trim();

/** The tags, classes and ids that every match of a selector has: not those in one of several alternatives, as in `:is()`. */
const neededIn = (selector: parser.Selector): string[] =>
  selector.nodes.flatMap((node) => {
    const [inner, ...others] = node.type === 'pseudo' ? node.nodes : [];
    return isName(node) ? nameOf(node) : inner && others.length === 0 ? neededIn(inner) : [];
  });

/** What a page must have for a selector to match on it, and the name that every matching element has, or `*`. */
function namesIn(selector: string): {needed: string[]; subject: string} {
  const {first} = parser().astSync(selector);
  const subject = first
    .split(({type}) => type === 'combinator')
    .at(-1)
    ?.find(isName);
  return {needed: neededIn(first), subject: subject ? nameOf(subject) : '*'};
}

/**
 * Finds the selectors of a stylesheet that match on pages in any state.
 * @returns a function to those of a page, as they are in the stylesheet. Pages with the same ones get the same set: thousands of pages are
 * in memory
 */
export function selectorMatcher(stylesheet: Root): (document: Document) => ReadonlySet<string> {
  // Many differ in states alone.
  const selectorsByElement = new Map<string, Set<string>>();
  walkStyleRules(stylesheet, ({selectors}) => {
    for (const selector of selectors) {
      const built = withoutStates.processSync(selector);
      selectorsByElement.set(built, (selectorsByElement.get(built) ?? new Set()).add(selector));
    }
  });
  const entries = [...selectorsByElement].map(([built, selectors]) => ({
    ...namesIn(built),
    matches: compile<Element, Element>(built, {cacheResults: false}),
    selectors: [...selectors],
    /** The class or the tag of the element that matched on an earlier page: the first to ask. */
    likely: '',
  }));
  const sets = new Map<string, ReadonlySet<string>>();
  return (document) => {
    // Elements in templates are among them.
    const elements = byName(getElementsByTagName('*', document));
    const matching: string[] = [];
    for (const selector of entries) {
      const {needed, subject, matches, selectors, likely} = selector;
      if (!needed.every((name) => elements.has(name))) continue;
      const match = elements.get(likely)?.find(matches) ?? elements.get(subject)?.find(matches);
      if (match) {
        selector.likely = match.attribs.class ? `.${match.attribs.class.split(' ').at(-1)}` : match.name;
        matching.push(...selectors);
      }
    }
    const key = matching.join();
    const set = sets.get(key) ?? new Set(matching);
    sets.set(key, set);
    return set;
  };
}
