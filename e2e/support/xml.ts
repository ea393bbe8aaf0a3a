import {xml2js, type Element} from 'xml-js';

/** An element of an XML file: its words and what it contains. */
export class XmlElement {
  constructor(private readonly element: Element) {}

  get text(): string {
    return (this.element.elements ?? []).map(({text, cdata}) => text ?? cdata ?? '').join('');
  }

  /** The elements of a name directly in it. */
  all(name: string): XmlElement[] {
    return (this.element.elements ?? []).filter((child) => child.name === name).map((child) => new XmlElement(child));
  }

  /** The words of the one element of a name. @throws when there are none or several */
  textOf(name: string): string {
    return this.only(name).text;
  }

  only(name: string): XmlElement {
    const [element, ...others] = this.all(name);
    if (!element || others.length > 0) {
      throw new Error(
        `Expected one <${name}> in <${this.element.name ?? ''}>, found ${others.length + (element ? 1 : 0)}.`,
      );
    }
    return element;
  }
}

/** Reads an XML file. @throws when it is not well-formed */
export const parseXml = (xml: string): XmlElement => new XmlElement(xml2js(xml) as Element);
