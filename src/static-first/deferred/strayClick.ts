import {closestOf} from '../inline/events';

const TAPPABLE = 'a,button,input,summary';

let lastControl: Element | null | undefined;

/**
 * Stops the second click of a double tap if the first one has moved another control to its place: closing the announcement moves the
 * button of the search there, and opening the search its submit button.
 * @param event a click, or the press before it, which would move the focus
 * @returns whether it was stopped
 */
export function stopStrayClick(event: Event): boolean {
  const control = closestOf(event, TAPPABLE);
  const isStray = (event as MouseEvent).detail > 1 && control !== lastControl;
  if (event.type === 'click') lastControl = control;
  if (isStray) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  return isStray;
}
