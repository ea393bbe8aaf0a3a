/** Clicks on fields are not replayed, since a field keeps its value. */
export const FIELD_SELECTOR = 'input';

/** A reference to a control by which it is found again after hydration has replaced its element. */
export type ElementRef = {
  /** Absent when the control was clicked before the page was reloaded. */
  element?: HTMLElement;
  /** Selector from the nearest element with an id, e.g. `#menu>DIV:nth-of-type(1)>BUTTON:nth-of-type(2)`. */
  path: string;
};

function pathOf(element: Element): string {
  const {id, tagName, parentElement} = element;
  if (id || !parentElement) {
    return id ? `#${CSS.escape(id)}` : tagName;
  }
  // nth-of-type, not nth-child: hydration may remove the announcement before it.
  const siblings = [...parentElement.children].filter((child) => child.tagName === tagName);
  return `${pathOf(parentElement)}>${tagName}:nth-of-type(${siblings.indexOf(element) + 1})`;
}

/** @returns a reference to a control of the page as it is now. */
export function refOf(element: HTMLElement): ElementRef {
  return {element, path: pathOf(element)};
}

/** @returns the referenced control: the same element while it is in the page, else the one at its path, or null. */
export function resolveRef({element, path}: ElementRef): HTMLElement | null {
  return element?.isConnected ? element : document.querySelector<HTMLElement>(path);
}
