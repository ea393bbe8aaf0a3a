/**
 * The integrity hash of a script or a stylesheet: the build names both by the SHA-256 of their content (src/outputs/files.ts). A file
 * that was changed, truncated or replaced fails like a missing one.
 * @returns the value of `integrity`; empty for the names of the development server
 */
export function integrityOf(address: string): string {
  const [, hash] = /\.([\w-]{43})\./.exec(address) ?? [];
  return hash ? `sha256-${hash.replace(/-/g, '+').replace(/_/g, '/')}=` : '';
}

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
