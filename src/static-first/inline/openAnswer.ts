/**
 * Opens the answer (`<details id>`) that a hash names: browsers open the details around a target, but not a target that is one.
 * An answer inside another one has no place on the page before the other is open, so it is gone to afterwards. Otherwise nothing
 * above the answer changes, and the scroll position stays right.
 * The bar of a step in the walkthrough is scrolled to sideways: a browser that goes back only restores the scroll position of the page.
 * @param hash with its `#`
 */
export function openAnswer(hash: string): void {
  const target = document.getElementById(hash.slice(1)) as HTMLDetailsElement | null;
  if (target?.className === 'walk') target.scrollIntoView();
  if (target?.tagName === 'DETAILS') {
    target.open = true;
    const around = target.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
    if (around) {
      around.open = true;
      target.scrollIntoView();
    }
  }
}
