import type {Document, Element, ParentNode} from 'domhandler';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import {compile, selectAll as selectAllNodes, selectOne as selectOneNode} from 'css-select';

/**
 * Parses a built page like a browser, which does not need the closing tags that the minifier omits. Elements have their source location
 * and the positions of their attributes (`sourceCodeLocation`), so that edits leave the rest of the page unchanged, byte for byte.
 */
export function parseHtml(html: string): Document {
  // The content of `noscript` is parsed as elements, because its CSS rules are needed too.
  return parse(html, {treeAdapter: adapter, sourceCodeLocationInfo: true, scriptingEnabled: false});
}

const compiled = new Map<string, ReturnType<typeof compile<ParentNode, Element>>>();

/** Whether an element matches a selector. Each selector is compiled once for all pages. */
export function matcher(selector: string): ReturnType<typeof compile<ParentNode, Element>> {
  const match = compiled.get(selector) ?? compile<ParentNode, Element>(selector, {cacheResults: false});
  compiled.set(selector, match);
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
