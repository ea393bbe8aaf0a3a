/** The state of a history entry, which survives a reload of the page. */
export type AnswersState = {open?: string[]} | null;

/** The ids of the answers that were open when this entry of the history was left. */
export const rememberedIds = (): string[] => (history.state as AnswersState)?.open ?? [];

/** The ids that this entry of the history opens: answers that were open when it was left, and the target of the hash. */
export const idsToOpen = (hash: string): string[] => [...rememberedIds(), hash.slice(1)];

/**
 * Opens the answers (`<details id>`) that were open when this entry of the history was left, and the one that a hash names: browsers open
 * the details around a target, but not a target that is itself such an element or is in its summary, and some browsers open none.
 *
 * An answer inside a closed one has no place on the page until that one is open, so it is scrolled to afterwards. Otherwise nothing above
 * the target changes, and the scroll position stays right.
 *
 * Content that moved to another page is opened there (src/manual/components/links.ts).
 * @param hash with its `#`
 */
export function revealTarget(hash: string): void {
  for (const id of idsToOpen(hash)) {
    const target = document.getElementById(id);
    // A link with this class marks content that moved to another page.
    if (target?.className === 'moved') location.replace((target as HTMLAnchorElement).href);
    let closedDetails: HTMLDetailsElement | null | undefined;
    while ((closedDetails = target?.closest<HTMLDetailsElement>('details:not([open])'))) {
      closedDetails.open = true;
      if (closedDetails !== target) target?.scrollIntoView();
    }
  }
}
