/** Where a control stands, so that it is found again when hydration has replaced its element. */
export type Place = {
  element: HTMLElement;
  /** Selector from the nearest element with an id, e.g. `#menu>div:nth-of-type(1)>button:nth-of-type(2)`. */
  path: string;
};

function position(element: Element): number {
  const {tagName} = element;
  let index = 1;
  for (let sibling = element.previousElementSibling; sibling; sibling = sibling.previousElementSibling) {
    index += Number(sibling.tagName === tagName);
  }
  return index;
}

function pathOf(element: Element): string {
  if (element.id) {
    return `#${CSS.escape(element.id)}`;
  }
  const step = `${element.tagName.toLowerCase()}:nth-of-type(${position(element)})`;
  return element.parentElement ? `${pathOf(element.parentElement)}>${step}` : step;
}

/** @returns the place of a control in the page as it is now. */
export function placeOf(element: HTMLElement): Place {
  return {element, path: pathOf(element)};
}

/** @returns the control of that place: the same element while it is in the page, else the one on its path. */
export function findAgain({element, path}: Place): HTMLElement | null {
  return element.isConnected ? element : document.querySelector<HTMLElement>(path);
}
