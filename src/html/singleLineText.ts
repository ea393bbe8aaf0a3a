import {isTag, isText, type ChildNode, type Element} from 'domhandler';

const isShown = (node: ChildNode, without?: string): boolean =>
  !isTag(node) || (node.name !== without && !node.attribs.class?.includes('hash-link'));

function collect(element: Element, without?: string): string {
  return element.children
    .filter((node) => isShown(node, without))
    .map((node) => (isText(node) ? node.data : isTag(node) ? collect(node, without) : ''))
    .join('');
}

/**
 * The words of an element in one line, without the link that a heading has to itself.
 * @param without a kind of element in it to leave out
 */
export function singleLineText(element: Element, without?: string): string {
  return collect(element, without).replace(/\s+/g, ' ').trim();
}
