import {xml2js} from 'xml-js';

/** An element of an XML file: what is directly in it by name, and its words. */
export interface XmlElement {
  [name: string]: (XmlElement | string)[] | undefined;
}

/** Reads an XML file. @throws when it is not well-formed */
export const parseXml = (xml: string): XmlElement => xml2js(xml, {compact: true, alwaysArray: true}) as XmlElement;

/** The elements at the end of a path of names. */
export const elementsAt = (element: XmlElement, ...[name = '', ...rest]: string[]): XmlElement[] => {
  const children = (element[name] ?? []).filter((each) => typeof each !== 'string');
  return rest.length > 0 ? children.flatMap((each) => elementsAt(each, ...rest)) : children;
};

/** The words of each element of a name. */
export const textsOf = (element: XmlElement, name: string): string[] =>
  elementsAt(element, name).map(({_text: text = [], _cdata: data = []}) =>
    [...text, ...data].filter((each) => typeof each === 'string').join(''),
  );

/** The words of the elements of a name. */
export const textOf = (element: XmlElement, name: string): string => textsOf(element, name).join('');
