import {type AnyNode, type Element as DomElement, isTag, isText as isTextNode} from 'domhandler';
import type {Element, ElementContent} from 'hast';
import {h, s} from 'hastscript';
import {isText} from '../../lib/html/text';

const isContent = (node: AnyNode) => (isTag(node) ? isText(node) : isTextNode(node));

const contentOf = (node: AnyNode): ElementContent =>
  isTag(node) ? hastOf(node) : {type: 'text', value: isTextNode(node) ? node.data : ''};

/**
 * An element of a parsed page as the tree that the libraries for Markdown and for plain HTML read. Pages are parsed once, into the
 * tree that selectors read; comments, and what is no text, are left out.
 */
export function hastOf(node: DomElement): Element {
  const create = node.namespace === 'http://www.w3.org/2000/svg' ? s : h;
  return create(node.name, node.attribs, node.children.filter(isContent).map(contentOf));
}
