/**
 * Opens the answer that an address names: browsers open what is around a target, but not the target itself. Nothing above the
 * answer changes, so that it stays where the browser has scrolled to.
 */
export function openAnswer(hash: string): void {
  const named = document.getElementById(hash.slice(1));
  if (named?.tagName === 'DETAILS') {
    named.setAttribute('open', '');
  }
}
