/** The element of an event, or the nearest one around it, that matches a selector. An event may be about the document, which has none. */
export const closestOf = ({target}: Event, selector: string): HTMLElement | null | undefined =>
  (target as Partial<Element>).closest?.<HTMLElement>(selector);
