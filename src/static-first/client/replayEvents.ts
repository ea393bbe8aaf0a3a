import {controlsLike, endWait, fieldOf, type Used} from '../deferred/capture';
import {endWaitMessage} from '../inline/beforeHydration';
import {whenHydrated} from '../inline/conditions';

/** @returns the element of a control that is in the page now */
const presentOf = ({control, index}: Used): HTMLElement | undefined =>
  control.isConnected ? control : controlsLike(control)[index];

/** Sets the value of a field that React has hydrated, and dispatches the input event that React expects. */
function setFieldValue(field: HTMLInputElement, value: string): void {
  // React tracks the `value` property of the element itself: it sees a change when that is emptied, and the prototype's then set.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Restores the typed value, then the focus: typing into a field opens a panel, which closes when the focus leaves. */
function restore(used: Used): void {
  const control = presentOf(used);
  const field = control && fieldOf(control);
  const {activeElement, body} = document;
  // The reader may have moved the focus elsewhere since.
  if (![body, field, control].includes(activeElement as HTMLElement)) return;
  if (field && used.value) {
    field.focus();
    setFieldValue(field, used.value);
  }
  control?.focus();
}

/** Continues with what the reader did before the page was hydrated (deferred/capture.ts): the value and the focus first, then the click. */
export function continueWhenHydrated(): void {
  whenHydrated(() => {
    endWaitMessage();
    const captured = window.beforeHydration?.captured ?? {};
    const {clicked, focused = clicked} = captured;
    captured.clicked = undefined;
    const control = clicked && presentOf(clicked);
    if (focused) restore(focused);
    control?.click();
    // Not before React has rendered the search, which then keeps its words: screen readers would say them twice. Both controls: the timer
    // of the inline script checks the clicked one, even if it is gone, and the present one may be in a static part.
    queueMicrotask(() => {
      for (const each of [clicked?.control, control]) if (each) endWait(each);
    });
  });
}
