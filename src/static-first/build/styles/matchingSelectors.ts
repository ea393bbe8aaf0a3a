import {compile} from 'css-select';
import {type Document, type Element, hasChildren, isTag, type ParentNode} from 'domhandler';
import type {Root} from 'postcss';
import parser from 'postcss-selector-parser';
import {groupBy} from '../../../lib/text';
import {walkStyleRules} from './stylesheet';

/** Selectors that differ in states alone. */
type Entry = {
  selectors: string[];
  /** Whether an element may match, as far as its names and those of the elements around it say. */
  mayMatch: (element: Element) => boolean;
  /** Whether it does, where other elements inside or before it decide. */
  matches?: (element: Element) => boolean;
};

/** An element as far as selectors tell it from others: by its tag, classes and id, and those of the elements around it. */
type Shape = {
  /** What may match on it. */
  entries: Entry[];
  inner: Map<string, Shape>;
};

/** Pseudo-classes that say which elements there are. */
const OF_ELEMENTS = [':is', ':where', ':root'];

/**
 * Leaves out attributes, pseudo-elements and all other pseudo-classes: scripts, browsers and readers change states, and what is first or
 * last changes while a page is received. Any element stands for one without a name: `:is(*)` would do in every place, and is slow.
 */
const without = (isLeftOut: (node: parser.Attribute | parser.Pseudo) => boolean) =>
  parser((selectors) => {
    selectors.walk((node) => {
      if ((node.type === 'attribute' || node.type === 'pseudo') && isLeftOut(node)) {
        const isAlone = [node.prev(), node.next()].every((beside) => !beside || beside.type === 'combinator');
        if (isAlone) node.replaceWith(parser.universal());
        else node.remove();
      }
    });
  });

const withoutStates = without(({type, value}) => type === 'attribute' || ![...OF_ELEMENTS, ':has'].includes(value));
const withoutInner = without(({value}) => value === ':has');

/** Leaves out elements that stand before others. */
const withoutSiblings = parser((selectors) => {
  selectors.walk((selector) => {
    if (selector.type !== 'selector') return;
    const combinators = selector.nodes.filter(({type}) => type === 'combinator');
    for (const combinator of combinators.filter(({value}) => value === '+' || value === '~')) {
      while (combinator.prev() && combinator.prev()?.type !== 'combinator') combinator.prev()?.remove();
      combinator.remove();
    }
  });
});

/** A name that every element which a selector matches has: a tag, class or id, or `*`. */
function subjectOf(selector: string): string {
  const compounds = parser()
    .astSync(selector)
    .first.split(({type}) => type === 'combinator');
  const name = compounds.at(-1)?.find(({type}) => type === 'class' || type === 'id' || type === 'tag');
  return name ? name.toString().trim() : '*';
}

/** The names of an element, as selectors have them. */
const namesOf = ({name, attribs: {class: classes = '', id}}: Element): string[] => [
  name.toLowerCase(),
  ...classes.split(/\s+/).map((each) => `.${each}`),
  `#${id}`,
];

/**
 * Finds the selectors of a stylesheet that match on pages in any state. Pages have most of their elements in common, and an element like
 * an earlier one matches the same selectors, unless what is inside or before it counts.
 * @returns a function to those of a page, as they are in the stylesheet. Pages with the same ones get the same set: thousands of pages are
 * in memory
 */
export function selectorMatcher(stylesheet: Root): (document: Document) => ReadonlySet<string> {
  const all = new Set<string>();
  walkStyleRules(stylesheet, ({selectors}) => selectors.forEach((selector) => all.add(selector)));
  const entries = [...groupBy([...all], (selector) => withoutStates.processSync(selector))].map(
    ([built, selectors]) => {
      const named = withoutSiblings.processSync(withoutInner.processSync(built));
      const entry: Entry = {selectors, mayMatch: compile<Element, Element>(named, {cacheResults: false})};
      if (named !== built) entry.matches = compile<Element, Element>(built, {cacheResults: false});
      return {entry, subject: subjectOf(named)};
    },
  );
  const bySubject = groupBy(entries, ({subject}) => subject);
  const known = new Set(entries.flatMap(({entry: {selectors}}) => selectors.join().match(/[.#]?[\w-]+/g) ?? []));
  const root: Shape = {entries: [], inner: new Map()};

  /** The shape of an element within another. Names that no selector has make no difference. */
  function shapeIn(outer: Shape, element: Element): Shape {
    const names = namesOf(element);
    const key = names.filter((name, at) => at === 0 || known.has(name)).join('');
    const last = outer.inner.get(key);
    if (last) return last;
    const possible = [...names, '*'].flatMap((name) => bySubject.get(name) ?? []).map(({entry}) => entry);
    const shape = {entries: possible.filter(({mayMatch}) => mayMatch(element)), inner: new Map()};
    outer.inner.set(key, shape);
    return shape;
  }

  const sets = new Map<string, ReadonlySet<string>>();
  return (document) => {
    const matching = new Set<Entry>();
    const walk = (parent: ParentNode, outer: Shape): void => {
      for (const child of parent.children) {
        // Elements in templates are in a document of their own.
        if (!hasChildren(child)) continue;
        const shape = isTag(child) ? shapeIn(outer, child) : outer;
        if (isTag(child))
          for (const entry of shape.entries)
            if (!matching.has(entry) && entry.matches?.(child) !== false) matching.add(entry);
        walk(child, shape);
      }
    };
    walk(document, root);
    const found = entries.flatMap(({entry}) => (matching.has(entry) ? entry.selectors : []));
    const key = found.join();
    const set = sets.get(key) ?? new Set(found);
    sets.set(key, set);
    return set;
  };
}
