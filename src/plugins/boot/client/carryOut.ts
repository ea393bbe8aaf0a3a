import {whenHydrated} from '../inline/hydration';
import type {FirstActions} from '../inline/intent';
import {findAgain} from '../inline/place';
import {forget, read, RELOADED} from '../inline/storage';

/** Gives React the text that was typed before it took the field over. */
function retype(field: HTMLInputElement, text: string): void {
  // React watches `value` of the element itself: emptied through it and filled past it, it notices the change.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** What the reader wrote and where the focus was, in this order: writing in a field opens what leaving it closes. */
function giveFocusBack({held, focus, typed}: FirstActions): void {
  const field = typed?.text && (focus || held.length) ? (findAgain(typed.place) as HTMLInputElement | null) : null;
  const control = focus ? findAgain(focus) : null;
  const {activeElement, body} = document;
  // The reader may have gone on to somewhere else.
  if (![body, field, control].includes(activeElement as HTMLElement)) {
    return;
  }
  if (field && typed) {
    field.focus();
    retype(field, typed.text);
  }
  control?.focus();
}

/** Carries out what the reader did before the page was hydrated: the text and the focus first, then each press. */
export function carryOut(actions: FirstActions): void {
  giveFocusBack(actions);
  for (const place of actions.held.splice(0)) {
    const control = findAgain(place);
    if (control) {
      control.ariaBusy = null;
      control.click();
    }
  }
}

/** The toggle may have been pressed after React read the colour mode and before it answers presses itself. */
function tellColorMode(): void {
  const newValue = read('local', 'theme');
  if (newValue) {
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }
}

if (typeof window !== 'undefined') {
  whenHydrated(() => {
    // A page that did start may use its one reload again another time.
    forget('session', RELOADED);
    tellColorMode();
    if (window.firstActions) {
      carryOut(window.firstActions);
    }
  });
}
