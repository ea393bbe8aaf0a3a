/**
 * Opens the answer (`<details id>`) that a hash names: browsers open the details around a target, but not a target that is one.
 * Nothing above the answer changes, so the scroll position stays right.
 * @param hash with its `#`
 */
export function openAnswer(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (target?.tagName === 'DETAILS') {
    target.setAttribute('open', '');
  }
}
