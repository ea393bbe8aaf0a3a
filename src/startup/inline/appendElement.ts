import {integrityOf} from './integrity';

/**
 * Appends an element to the head. A file of this site that does not match the hash in its name fails as a missing one does.
 * @returns the element
 */
export function append<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const {src = '', href = src} = properties as {src?: string; href?: string};
  const element = document.createElement(tag);
  // A script without `crossOrigin` passes no integrity policy (hosting/model/headers.ts), and a stylesheet lets no script read its rules.
  Object.assign(element, {crossOrigin: '', integrity: integrityOf(href)}, properties);
  document.head.append(element);
  return element;
}
