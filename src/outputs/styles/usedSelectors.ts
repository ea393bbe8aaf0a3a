import {compile} from 'css-select';
import {type Document, type Element, isTag, isText, type ParentNode} from 'domhandler';
import type {Root} from 'postcss';
import {attributeNameOf, requirementsOf, simpleSelectorsIn} from './selector';
import {walkStyleRules} from './stylesheet';

/** A selector about an attribute, and whether an element matches it. */
type AttributeSelector = {selector: string; matches: (element: Element) => boolean};

/**
 * What the rules of a stylesheet depend on: the simple selectors in it, and the custom properties that it declares (`--name`).
 * Selectors about attributes are also found by the attribute.
 */
export type KnownSelectors = {names: Set<string>; attributes: Map<string, AttributeSelector[]>};

/** Reads them from a stylesheet. A page can use much else, which makes no difference to the stylesheet. */
export function knownSelectorsOf(stylesheet: Root): KnownSelectors {
  const names = new Set<string>();
  walkStyleRules(stylesheet, ({selectors}) => {
    selectors.flatMap((selector) => simpleSelectorsIn(requirementsOf(selector))).forEach((name) => names.add(name));
  });
  stylesheet.walkDecls(/^--/, ({prop}) => void names.add(prop));
  const attributes: KnownSelectors['attributes'] = new Map();
  for (const selector of [...names].filter((name) => name.startsWith('['))) {
    const attribute = attributeNameOf(selector);
    const others = attributes.get(attribute) ?? [];
    attributes.set(attribute, [...others, {selector, matches: compile<Element, Element>(selector)}]);
  }
  return {names, attributes};
}

const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

const propertiesIn = (text: string): string[] => (text.includes('--') ? (text.match(PROPERTY) ?? []) : []);

/** Yields the simple selectors that match an element, and the custom properties that it reads. */
function forEachSelector(element: Element, {attributes}: KnownSelectors, add: (name: string) => void): void {
  const {name, attribs} = element;
  add(name.toLowerCase());
  for (const attribute in attribs) {
    const value = attribs[attribute] ?? '';
    if (attribute === 'class') value.split(/\s+/).forEach((each) => add(`.${each}`));
    if (attribute === 'id') add(`#${value}`);
    attributes.get(attribute)?.forEach(({selector, matches}) => {
      if (matches(element)) add(selector);
    });
    propertiesIn(value).forEach(add);
  }
  if (name === 'script')
    element.children
      .filter(isText)
      .flatMap(({data}) => propertiesIn(data))
      .forEach(add);
}

/** Which of them a page uses. Its text does not count: the word "table" in it is no table. */
export function selectorsUsedByPage(document: Document, known: KnownSelectors): Set<string> {
  const used = new Set<string>();
  const add = (name: string): void => {
    if (known.names.has(name)) used.add(name);
  };
  const visit = (parent: ParentNode): void => {
    for (const node of parent.children) {
      if (isTag(node)) forEachSelector(node, known, add);
      if ('children' in node) {
        visit(node);
      }
    }
  };
  visit(document);
  return used;
}

/**
 * Which of them a script uses. Every word of it counts: whatever class it puts on a page is among them. To look at its strings
 * alone would take a parser, and a class may be put together of several.
 */
export function selectorsUsedByScript(code: string, {names}: KnownSelectors): Set<string> {
  const words = new Set(code.match(/[\w-]+/g));
  const wordOf = (name: string) => /[\w-]+/.exec(name)?.[0] ?? '';
  return new Set([...names].filter((name) => words.has(wordOf(name))));
}

/** The custom properties that an SVG in a file of its own reads: it takes them from the page that shows it. */
export function selectorsUsedBySvg(svg: string, {names}: KnownSelectors): Set<string> {
  return new Set(propertiesIn(svg).filter((name) => names.has(name)));
}

/** Returns for each set the first one with the same members: thousands of pages are in memory, and many have equal sets. */
export function shareEqualSets(): (set: ReadonlySet<string>) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (set) => {
    const key = [...set].sort().join(' ');
    const first = known.get(key) ?? set;
    known.set(key, first);
    return first;
  };
}
