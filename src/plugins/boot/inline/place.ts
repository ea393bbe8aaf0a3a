/** Fields keep what is typed into them; they are not pressed again after hydration. */
export const FIELD = 'input';

/** Where a control stands, so that it is found again when hydration has replaced its element. */
export type Place = {
  /** Unknown when the control was pressed on a page that had to be loaded again. */
  element?: HTMLElement;
  /** Selector from the nearest element with an id, e.g. `#menu>div:nth-of-type(1)>button:nth-of-type(2)`. */
  path: string;
};

function pathOf(element: Element): string {
  const {id, tagName, parentElement} = element;
  if (id || !parentElement) {
    return id ? `#${CSS.escape(id)}` : tagName;
  }
  // Counted among its own kind: hydration may take an announcement away above it.
  const kin = [...parentElement.children].filter((child) => child.tagName === tagName);
  return `${pathOf(parentElement)}>${tagName}:nth-of-type(${kin.indexOf(element) + 1})`;
}

/** @returns the place of a control in the page as it is now. */
export function placeOf(element: HTMLElement): Place {
  return {element, path: pathOf(element)};
}

/** @returns the control of that place: the same element while it is in the page, else the one on its path. */
export function findAgain({element, path}: Place): HTMLElement | null {
  return element?.isConnected ? element : document.querySelector<HTMLElement>(path);
}
