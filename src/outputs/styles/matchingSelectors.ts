import {compile} from 'css-select';
import {type Document, type Element, isTag, type ParentNode} from 'domhandler';
import type {Root} from 'postcss';
import {builtSelector, subjectOf} from './builtSelector';
import {walkStyleRules} from './stylesheet';

/** The elements of a page by their classes, ids and tags, written as in selectors; all of them under `*`. */
function elementsByName(document: Document): Map<string, Element[]> {
  const elements = new Map<string, Element[]>();
  const visit = ({children}: ParentNode): void => {
    for (const child of children) {
      if (isTag(child)) {
        const {class: classes = '', id} = child.attribs;
        const names = ['*', child.name.toLowerCase(), ...classes.split(/\s+/).map((name) => `.${name}`), `#${id}`];
        for (const name of names) {
          const known = elements.get(name);
          if (known) known.push(child);
          else elements.set(name, [child]);
        }
      }
      if ('children' in child) visit(child);
    }
  };
  visit(document);
  return elements;
}

/**
 * Finds the selectors of a stylesheet that match on a page.
 * @returns a function from a page to the selectors, as they are in the stylesheet. Pages with the same ones get the same set: thousands of
 * pages are in memory.
 */
export function selectorMatcher(stylesheet: Root): (document: Document) => ReadonlySet<string> {
  const known = new Map<string, {subject: string; matches: (element: Element) => boolean}>();
  walkStyleRules(stylesheet, ({selectors}) => {
    for (const selector of selectors) {
      if (!known.has(selector)) {
        const built = builtSelector(selector);
        known.set(selector, {subject: subjectOf(built) ?? '*', matches: compile<Element, Element>(built)});
      }
    }
  });
  const sets = new Map<string, ReadonlySet<string>>();
  return (document) => {
    const elements = elementsByName(document);
    const matching = [...known].filter(([, {subject, matches}]) => elements.get(subject)?.some(matches));
    const found = matching.map(([selector]) => selector);
    const key = found.join();
    const set = sets.get(key) ?? new Set(found);
    sets.set(key, set);
    return set;
  };
}
