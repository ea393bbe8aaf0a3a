/** Opens the answer that the address names: browsers open what is around a target, but not the target itself. */
export function openNamedAnswer(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named?.tagName === 'DETAILS') {
    named.setAttribute('open', '');
  }
}
