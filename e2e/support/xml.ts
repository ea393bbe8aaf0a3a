import {type Element, Window} from 'happy-dom';

// cspell:ignore parsererror

/** Parses an XML file. @returns its root element @throws when it is not well-formed */
export function parseXml(xml: string): Element {
  const root = new new Window().DOMParser().parseFromString(xml, 'application/xml').documentElement;
  const [error] = elementsAt(root, 'parsererror');
  if (error) throw new Error(error.textContent);
  return root;
}

/** The descendants of an element at the end of a path of names. */
export const elementsAt = (element: Element, ...path: string[]): Element[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [element];
  return [...element.children].filter(({tagName}) => tagName === name).flatMap((each) => elementsAt(each, ...rest));
};

export const textsAt = (element: Element, ...path: string[]): string[] =>
  elementsAt(element, ...path).map(({textContent}) => textContent);

export const textOf = (element: Element, name: string): string => textsAt(element, name).join('');
