import type {SearchData} from '../plugin/searchScript';

/** The build inserts it. */
declare const SEARCH_DATA: SearchData;

const {sprite} = SEARCH_DATA;
export const {texts, outline} = SEARCH_DATA;

/** Puts a value into a text. */
export const fillText = (text: string, name: string, value: string): string => text.replace(`{${name}}`, () => value);

type Child = Node | string | false | undefined;

/**
 * Makes an element.
 * @param attributes an attribute without a value is left out
 * @param children texts, and elements; others are left out
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const newElement = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) newElement.setAttribute(name, value);
  newElement.append(...children.filter((child) => child !== false && child !== undefined));
  return newElement;
}

/** A drawing from the sprite (src/ui/Icon). */
export function icon(name: string, kind: 'glyph' | 'pictogram'): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const use = document.createElementNS(namespace, 'use');
  svg.setAttribute('class', kind);
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `${sprite}#${name}`);
  svg.append(use);
  return svg;
}
