import type {CapturedEvents} from '../inline/eventCapture';

/** @returns a selector from the nearest element with an id, e.g. `#menu>DIV:nth-of-type(1)>BUTTON:nth-of-type(2)` */
function pathOf(element: Element): string {
  const {id, tagName, parentElement} = element;
  if (id || !parentElement) return id ? `#${CSS.escape(id)}` : tagName;
  // nth-of-type, not nth-child: hydration may remove the announcement before it.
  const siblings = [...parentElement.children].filter((child) => child.tagName === tagName);
  return `${pathOf(parentElement)}>${tagName}:nth-of-type(${siblings.indexOf(element) + 1})`;
}

/** Describes where the captured controls are, and those of later events: hydration may replace their elements. */
export function describeControls(captured: CapturedEvents): void {
  captured.pathOf = pathOf;
  for (const ref of [...captured.clicks, captured.focus, captured.input?.field]) {
    if (ref?.element) ref.path ??= pathOf(ref.element);
  }
}
