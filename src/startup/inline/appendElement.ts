/**
 * Appends an element to the head.
 * @returns the element
 */
export function append<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  document.head.append(element);
  return element;
}
