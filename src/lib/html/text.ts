import {type Element, type ChildNode, isTag, isText as isTextNode} from 'domhandler';

/**
 * Whether an element contains text of its page. The component sets the attribute `data-text`:
 * - `skip`: a control or a reading aid, which is not text;
 * - `repeat`: text that is also on other pages, or elsewhere on this page: readers see it, and the search leaves it out;
 * - `page`: repeated text that is also left out of the page's Markdown.
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
