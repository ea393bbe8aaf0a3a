import {
  type AnyNode,
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText as isTextNode,
  type ParentNode,
} from 'domhandler';
import render from 'dom-serializer';
import {parseDocument} from 'htmlparser2';
import {compile, selectAll as selectAllNodes, selectOne as selectOneNode} from 'css-select';
import {escapeHtml} from './text';

/**
 * Parses a built page. React closes all elements that it opens, and no minifier removes their end tags (docusaurus.config.ts): so a parser
 * that knows no rules for missing tags is right, in a quarter of the time. Elements have their positions in the source, for edits.
 */
export function parseHtml(html: string): Document {
  return parseDocument(html, {withStartIndices: true, withEndIndices: true});
}

/** Parses a drawing. Its names have capital letters, and its elements may close themselves. */
export const parseSvg = (svg: string): Document => parseDocument(svg, {xmlMode: true});

/** Writes nodes as HTML. */
export const writeHtml = (nodes: AnyNode | ArrayLike<AnyNode>): string => render(nodes, {encodeEntities: 'utf8'});

/** Writes nodes of a drawing, for a page or as a file. */
export const writeSvg = (nodes: AnyNode | ArrayLike<AnyNode>): string => render(nodes, {xmlMode: 'foreign'});

const compiledSelectors = new Map<string, ReturnType<typeof compile<ParentNode, Element>>>();

/** Whether an element matches a selector. Each selector is compiled once for all pages. */
export function matcher(selector: string): ReturnType<typeof compile<ParentNode, Element>> {
  const match = compiledSelectors.get(selector) ?? compile<ParentNode, Element>(selector, {cacheResults: false});
  compiledSelectors.set(selector, match);
  return match;
}

/** The first element below a node that a CSS selector matches. */
export const selectOne = (selector: string, within: ParentNode): Element | null =>
  selectOneNode<ParentNode, Element>(matcher(selector), within);

/**
 * The first element below a node that a CSS selector matches.
 * @param place its expected place, for the message
 * @throws when there is none
 */
export function selectRequired(selector: string, within: ParentNode, place: string): Element {
  const element = selectOne(selector, within);
  if (!element) throw new Error(`${place} has no ${selector}.`);
  return element;
}

/** All elements below a node that a CSS selector matches, in document order. */
export const selectAll = (selector: string, within: ParentNode): Element[] =>
  selectAllNodes<ParentNode, Element>(matcher(selector), within);

/**
 * The role of an element in the text of its page. The component sets the attribute `data-text`:
 * - `skip`: a control or a reading aid, which is not text;
 * - `repeat`: text that is also on other pages, or elsewhere on this page: readers see it, and the search leaves it out;
 * - `page`: repeated text that is also left out of the page's Markdown;
 * - `own`, without the attribute: text of this page.
 */
type TextRole = 'skip' | 'page' | 'repeat' | 'own';

/** Navigation, controls and elements that a browser does not show. */
const skippedTags = new Set(['nav', 'script', 'style', 'template', 'button', 'input', 'progress']);

/** The theme's class for the link of a heading to itself. */
const headingLink = 'hash-link';

/** Whether an element is text of its page, and not repeated elsewhere. */
export function textRole({name, attribs}: Element): TextRole {
  const isHidden = 'hidden' in attribs || attribs['aria-hidden'] === 'true';
  if (skippedTags.has(name) || isHidden || attribs.class?.split(' ').includes(headingLink)) return 'skip';
  const role = attribs['data-text'];
  return role === 'skip' || role === 'page' || role === 'repeat' ? role : 'own';
}

/** Whether an element is text that also goes into the Markdown of its page. */
export const isText = (element: Element): boolean => !['skip', 'page'].includes(textRole(element));

function textOf(node: ChildNode, without?: string): string {
  if (isTextNode(node)) return node.data;
  return isTag(node) && node.name !== without && isText(node) ? childrenText(node, without) : '';
}

const childrenText = ({children}: Element, without?: string): string =>
  children.map((node) => textOf(node, without)).join('');

/**
 * The words of an element in one line, without the link that a heading has to itself.
 * @param without a kind of descendant to leave out
 */
export function singleLineText(element: Element, without?: string): string {
  return childrenText(element, without).replace(/\s+/g, ' ').trim();
}

/** A part of a page; offsets count UTF-16 code units, as `String.prototype.slice` does. */
export type Span = {start: number; end: number};

/** The replacement of a part of a page. */
export type Edit = Span & {text: string};

/**
 * The span of an element with its content.
 * @throws when the element is not from a page that `parseHtml` read
 */
export function elementSpan({name, startIndex, endIndex}: Element): Span {
  if (startIndex === null || endIndex === null) {
    throw new Error(`<${name}> has no position in a page, so it cannot be edited there.`);
  }
  return {start: startIndex, end: endIndex + 1};
}

/** Attributes as HTML, escaped, with a space between them. */
export function writeAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

/**
 * Applies edits to the source text of the page.
 * @throws when two of them overlap
 */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let position = 0;
  let editedHtml = '';
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < position) throw new Error(`Two edits overlap at character ${start}: ${html.slice(start, end)}`);
    editedHtml += html.slice(position, start) + text;
    position = end;
  }
  return editedHtml + html.slice(position);
}
