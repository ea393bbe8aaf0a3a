/** Clicks on fields are not replayed, since a field keeps its value. */
export const FIELD_SELECTOR = 'input';

/** A reference to a control by which it is found again after hydration has replaced its element. */
export type ElementRef = {
  /** Absent when the control was clicked before the page was reloaded. */
  element?: HTMLElement;
  /** Selector from the nearest element with an id. Absent until the deferred script runs. */
  path?: string;
};
