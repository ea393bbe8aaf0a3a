import {type Element, type ChildNode, isTag, isText as isTextNode} from 'domhandler';

/**
 * Whether an element holds text of its page. A component says so in the attribute `data-text`:
 * - `skip`: a control or a reading aid, which is no text;
 * - `repeat`: text that other pages have as well, or that this page has elsewhere: it is read, and not searched;
 * - `page`: repeated text that is also left out of the page's Markdown.
 */
type TextRole = 'skip' | 'page' | 'repeat' | 'own';

/** Navigation, controls and what a browser does not show. */
const skippedTags = new Set(['nav', 'script', 'style', 'template', 'button', 'input', 'progress']);

/** The class that the theme gives to the link of a heading to itself. */
const headingLink = 'hash-link';

/** Whether an element is text of its page, and whether only of this one. */
export function textRole({name, attribs}: Element): TextRole {
  const isHidden = 'hidden' in attribs || attribs['aria-hidden'] === 'true';
  if (skippedTags.has(name) || isHidden || attribs.class?.split(' ').includes(headingLink)) return 'skip';
  const role = attribs['data-text'];
  return role === 'skip' || role === 'page' || role === 'repeat' ? role : 'own';
}

/** Whether an element is text that leaves its page. */
export const isText = (element: Element): boolean => !['skip', 'page'].includes(textRole(element));

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
