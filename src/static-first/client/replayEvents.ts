import {controlsLike, endWait, fieldOf, type Used} from '../deferred/capture';
import {whenHydrated} from '../inline/conditions';

/** @returns a control as it is in the page now */
const presentOf = ({control, index}: Used): HTMLElement | undefined =>
  control.isConnected ? control : controlsLike(control)[index];

/** Sets the value of a field that React has hydrated, and dispatches the input event that React expects. */
function setFieldValue(field: HTMLInputElement, value: string): void {
  // React tracks the `value` property of the element itself: emptied through it and set through the prototype, it sees a change.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Restores the typed value, then the focus: typing into a field opens a panel that leaving it closes. */
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
    // The scripts came later than a click could wait for: its message names no error.
    document.querySelector('.load-error small:empty')?.parentElement?.remove();
    const captured = window.beforeHydration?.captured ?? {};
    const {clicked, focused = clicked} = captured;
    captured.clicked = undefined;
    const control = clicked && presentOf(clicked);
    if (focused) restore(focused);
    control?.click();
    // After React has rendered the search, whose words stay then: screen readers would say them twice. The inline script looks at the
    // control that was clicked, also when it is gone; its copy may be in a static part.
    queueMicrotask(() => {
      for (const each of [clicked?.control, control]) if (each) endWait(each);
    });
  });
}
