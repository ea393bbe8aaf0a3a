import {selectAll as selectAllNodes, selectOne as selectOneNode} from 'css-select';
import type {Element, ParentNode} from 'domhandler';

/** The first element below a node that a CSS selector matches. */
export const selectOne = (selector: string, within: ParentNode): Element | null =>
  selectOneNode<ParentNode, Element>(selector, within);

/** All elements below a node that a CSS selector matches, in document order. */
export const selectAll = (selector: string, within: ParentNode): Element[] =>
  selectAllNodes<ParentNode, Element>(selector, within);
