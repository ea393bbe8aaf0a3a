import {compile} from 'css-select';
import {type Document, type Element, isTag, isText, type ParentNode} from 'domhandler';
import type {Root} from 'postcss';
import {needsOf, partsOf} from './selector';
import {walkStyleRules} from './stylesheet';

/** All parts that the selectors of a sheet name (see `Needs`), and the custom properties it declares (`--name`). */
export type Vocabulary = {parts: Set<string>; attributes: Map<string, (element: Element) => boolean>};

/** Reads the vocabulary of a sheet. A page can use much else, which makes no difference to the sheet. */
export function vocabularyOf(sheet: Root): Vocabulary {
  const parts = new Set<string>();
  walkStyleRules(sheet, ({selectors}) => {
    selectors.flatMap((selector) => partsOf(needsOf(selector))).forEach((part) => parts.add(part));
  });
  sheet.walkDecls(/^--/, ({prop}) => void parts.add(prop));
  const attributes = [...parts].filter((part) => part.startsWith('['));
  return {parts, attributes: new Map(attributes.map((part) => [part, compile<Element, Element>(part)]))};
}

const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

const propertiesIn = (text: string): string[] => (text.includes('--') ? (text.match(PROPERTY) ?? []) : []);

function partsOfElement(element: Element, {attributes}: Vocabulary): string[] {
  const {name, attribs} = element;
  return [
    name.toLowerCase(),
    ...(attribs.class?.split(/\s+/) ?? []).map((each) => `.${each}`),
    ...(attribs.id ? [`#${attribs.id}`] : []),
    ...[...attributes].flatMap(([part, matches]) => (matches(element) ? [part] : [])),
    ...Object.values(attribs).flatMap(propertiesIn),
    ...(name === 'script' ? element.children.filter(isText).flatMap(({data}) => propertiesIn(data)) : []),
  ];
}

/** What of a sheet's vocabulary a page uses. Its text does not count: the word "table" in it is no table. */
export function partsOfPage(document: Document, vocabulary: Vocabulary): Set<string> {
  const used = new Set<string>();
  const visit = (parent: ParentNode): void => {
    for (const node of parent.children) {
      if (isTag(node)) {
        for (const part of partsOfElement(node, vocabulary)) {
          if (vocabulary.parts.has(part)) {
            used.add(part);
          }
        }
      }
      if ('children' in node) {
        visit(node);
      }
    }
  };
  visit(document);
  return used;
}

/**
 * What of a sheet's vocabulary a script uses. Every word of it counts: whatever class it puts on a page is among them. To look at its strings alone would take a parser, and a class may be put together of several.
 */
export function partsOfScript(code: string, {parts}: Vocabulary): Set<string> {
  const words = new Set(code.match(/[\w-]+/g));
  const wordOf = (part: string) => /[\w-]+/.exec(part)?.[0] ?? '';
  return new Set([...parts].filter((part) => words.has(wordOf(part))));
}

/** The custom properties of a sheet that a drawing in a file of its own reads: it takes them from the page that shows it. */
export function partsOfDrawing(svg: string, {parts}: Vocabulary): Set<string> {
  return new Set(propertiesIn(svg).filter((name) => parts.has(name)));
}

/** Gives for each set the first one with the same members: many pages use the same, and thousands of them are kept at once. */
export function shareEqualSets(): (set: ReadonlySet<string>) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (set) => {
    const key = [...set].sort().join(' ');
    const first = known.get(key) ?? set;
    known.set(key, first);
    return first;
  };
}
