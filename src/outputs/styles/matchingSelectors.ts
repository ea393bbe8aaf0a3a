import {compile} from 'css-select';
import type {Document, Element} from 'domhandler';
import {getElementsByTagName} from 'domutils';
import type {Root} from 'postcss';
import parser from 'postcss-selector-parser';
import {hiddenAtFirst} from './pictures';
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

/**
 * What a page must have for a selector to match on it, what of this is the matching element or stands around it, and the name that every
 * matching element has, or `*`.
 */
function namesIn(selector: string): {needed: string[]; around: string[]; subject: string} {
  const {first} = parser().astSync(selector);
  const subject = first
    .split(({type}) => type === 'combinator')
    .at(-1)
    ?.find(isName);
  return {needed: neededIn(first), around: first.filter(isName).map(nameOf), subject: subject ? nameOf(subject) : '*'};
}

/** The selectors of a stylesheet that match on a page, as they are in the stylesheet. */
export type MatchingSelectors = {
  selectors: ReadonlySet<string>;
  /** Those that match only in what a phone does not show at first. */
  hiddenSelectors: ReadonlySet<string>;
};

/**
 * Finds the selectors of a stylesheet that match on a page, or may match later, until scripts add elements.
 * @returns a function from a page, and whether it shows pictures of the app, to the selectors. Pages with the same ones get the same sets:
 * thousands of pages are in memory.
 */
export function selectorMatcher(stylesheet: Root): (document: Document, hasPictures: boolean) => MatchingSelectors {
  // Many differ in states alone.
  const written = new Map<string, Set<string>>();
  walkStyleRules(stylesheet, ({selectors}) => {
    for (const selector of selectors) {
      const built = withoutStates.processSync(selector);
      written.set(built, (written.get(built) ?? new Set()).add(selector));
    }
  });
  const known = [...written].map(([built, selectors]) => ({
    ...namesIn(built),
    matches: compile<Element, Element>(built, {cacheResults: false}),
    selectors: [...selectors],
    /** The class or the tag of the element that matched on an earlier page: the first to ask. */
    likely: '',
  }));
  const sets = new Map<string, ReadonlySet<string>>();
  const setOf = (found: readonly string[]) => {
    const key = found.join();
    const set = sets.get(key) ?? new Set(found);
    sets.set(key, set);
    return set;
  };
  return (document, hasPictures) => {
    const hiddenElements = new Set(
      hiddenAtFirst(document, hasPictures).flatMap((part) => [part, ...getElementsByTagName('*', part)]),
    );
    const hidden = byName(hiddenElements);
    // Those in templates are among them.
    const shown = byName(getElementsByTagName('*', document).filter((element) => !hiddenElements.has(element)));
    const ofPage: string[] = [];
    const ofHidden: string[] = [];
    for (const selector of known) {
      const {needed, around, subject, matches, selectors, likely} = selector;
      if (!needed.every((name) => shown.has(name) || hidden.has(name))) continue;
      // Elements are hidden with all that are beside and in them: what stands around a shown one is shown.
      const match = around.every((name) => shown.has(name))
        ? (shown.get(likely)?.find(matches) ?? shown.get(subject)?.find(matches))
        : undefined;
      if (match) {
        selector.likely = match.attribs.class ? `.${match.attribs.class.split(' ').at(-1)}` : match.name;
        ofPage.push(...selectors);
      } else if (hidden.get(subject)?.some(matches)) ofHidden.push(...selectors);
    }
    return {selectors: setOf(ofPage), hiddenSelectors: setOf(ofHidden)};
  };
}
