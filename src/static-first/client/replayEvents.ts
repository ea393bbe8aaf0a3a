import {COLOR_MODE_KEY} from '../docusaurusInternals/client/names';
import {whenHydrated} from '../inline/conditions';
import type {CapturedEvents} from '../inline/eventCapture';
import {readItem} from '../inline/storage';

/** @returns where a control is on its page, also when React has taken that out: `DIV:nth-of-type(1)>BUTTON:nth-of-type(2)` */
function pathOf(element: Element): string {
  const {id, tagName, parentElement} = element;
  if (id || !parentElement) return id ? `#${CSS.escape(id)}` : tagName;
  // nth-of-type, not nth-child: hydration may remove the announcement before it.
  const siblings = [...parentElement.children].filter((child) => child.tagName === tagName);
  return `${pathOf(parentElement)}>${tagName}:nth-of-type(${siblings.indexOf(element) + 1})`;
}

/** @returns a control as it is in the page: React renders a page that the browser has translated again */
const presentOf = (control: HTMLElement): HTMLElement | null =>
  control.isConnected ? control : document.querySelector<HTMLElement>(pathOf(control));

/** Sets the value of a field that React has hydrated, and dispatches the input event that React expects. */
function setFieldValue(field: HTMLInputElement, value: string): void {
  // React tracks the `value` property of the element itself: emptied through it and set through the prototype, it sees a change.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Restores the typed value, then the focus: typing into a field opens a panel that leaving it closes. */
function restoreInputAndFocus({clicks, focus, input}: CapturedEvents): void {
  const field = input?.value && (focus || clicks.length) ? (presentOf(input.field) as HTMLInputElement | null) : null;
  const control = focus ? presentOf(focus) : null;
  const {activeElement, body} = document;
  // The reader may have moved the focus elsewhere since.
  if (![body, field, control].includes(activeElement as HTMLElement)) return;
  if (field && input) {
    field.focus();
    setFieldValue(field, input.value);
  }
  control?.focus();
}

/** Replays what the reader did before the page was hydrated: the typed value and the focus first, then each click. */
function replayEvents(captured: CapturedEvents): void {
  restoreInputAndFocus(captured);
  for (const clicked of captured.clicks.splice(0)) {
    const control = presentOf(clicked);
    control?.removeAttribute('aria-busy');
    control?.click();
  }
}

/** The toggle may have been clicked after React read the stored colour mode: Docusaurus reads it again at a storage event. */
function syncColorMode(): void {
  const newValue = readItem('local', COLOR_MODE_KEY);
  if (newValue) dispatchEvent(new StorageEvent('storage', {key: COLOR_MODE_KEY, newValue, storageArea: localStorage}));
}

/** Continues with what the reader did before the page was hydrated. */
export function continueWhenHydrated(): void {
  whenHydrated(() => {
    // The scripts came later than a click could wait for: its message names no error.
    document.querySelector('.load-error small:empty')?.parentElement?.remove();
    syncColorMode();
    if (window.startup) replayEvents(window.startup.captured);
  });
}
