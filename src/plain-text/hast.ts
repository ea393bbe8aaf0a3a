import {type AnyNode, type Document, isTag, isText} from 'domhandler';
import type {Element, ElementContent, Root} from 'hast';
import {h, s} from 'hastscript';

const isContent = (node: AnyNode) => isTag(node) || isText(node);

function contentOf(node: AnyNode): ElementContent {
  if (!isTag(node)) {
    return {type: 'text', value: isText(node) ? node.data : ''};
  }
  const create = node.namespace === 'http://www.w3.org/2000/svg' ? s : h;
  return create(node.name, node.attribs, node.children.filter(isContent).map(contentOf));
}

/**
 * A parsed page as the tree that the libraries for Markdown and for plain HTML read. Pages are parsed once, into the tree that
 * selectors read; its comments and its document type are left out.
 */
function hastOf(document: Document): Root {
  return {type: 'root', children: document.children.filter(isContent).map(contentOf)};
}

/** The elements of a tree in the order of the page. */
export function elementsOf(document: Document): Element[] {
  return [...elementsIn(hastOf(document))];
}

function* elementsIn(node: Root | ElementContent): Generator<Element> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child as ElementContent);
}
