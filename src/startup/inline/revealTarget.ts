/**
 * Reveals what a hash names, where browsers do not do it by themselves.
 *
 * An answer (`<details id>`) is opened: browsers open the details around a target, but not a target that is one. An answer inside
 * a closed one has no place on the page before that is open, so it is scrolled to afterwards. Otherwise nothing above the answer
 * changes, and the scroll position stays right.
 * @param hash with its `#`
 */
export function revealTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1)) as HTMLDetailsElement | null;
  if (target?.matches('details')) {
    target.open = true;
    const around = target.closest<HTMLDetailsElement>('details:not([open])');
    if (around) {
      around.open = true;
      target.scrollIntoView();
    }
  }
}
