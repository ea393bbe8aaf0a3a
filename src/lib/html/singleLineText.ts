import {type ChildNode, type Element, isTag, isText as isTextNode} from 'domhandler';
import {isText} from './text';

function textOf(node: ChildNode, without?: string): string {
  if (isTextNode(node)) return node.data;
  return isTag(node) && node.name !== without && isText(node) ? childrenText(node, without) : '';
}

const childrenText = ({children}: Element, without?: string): string =>
  children.map((node) => textOf(node, without)).join('');

/**
 * The words of an element in one line, without the link that a heading has to itself.
 * @param without a kind of element in it to leave out
 */
export function singleLineText(element: Element, without?: string): string {
  return childrenText(element, without).replace(/\s+/g, ' ').trim();
}
