import type {Element} from 'domhandler';

/**
 * What the text of an element is, where it is not that of its page alone. A component says it in the attribute `data-text`:
 * - `skip`: a control or a help to read, which is no text;
 * - `repeat`: text that other pages have as well, or that this page has elsewhere: it is read, and not searched.
 */
type TextRole = 'skip' | 'repeat' | 'own';

/** Navigation, controls and what a browser does not show. */
const skippedTags = new Set(['nav', 'script', 'style', 'template', 'noscript', 'button', 'input', 'progress']);

/** The class that the theme gives to the link of a heading to itself. */
const headingLink = 'hash-link';

/** Whether an element is text of its page, and whether only of this one. */
export function textRole({name, attribs}: Element): TextRole {
  const isHidden = 'hidden' in attribs || attribs['aria-hidden'] === 'true';
  if (skippedTags.has(name) || isHidden || attribs.class?.split(' ').includes(headingLink)) return 'skip';
  const role = attribs['data-text'];
  return role === 'skip' || role === 'repeat' ? role : 'own';
}

/** Whether an element is text. */
export const isText = (element: Element): boolean => textRole(element) !== 'skip';
