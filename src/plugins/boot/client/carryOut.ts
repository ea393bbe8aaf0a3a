import {whenHydrated} from '../inline/hydration';
import type {FirstActions} from '../inline/intent';
import {FIELD, findAgain} from '../inline/place';
import {forget, read, RELOADED} from '../inline/storage';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Gives React the text that was typed before it took the field over. */
function retype(field: Field, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // React watches `value` of the element itself: emptied through it and filled past it, it notices the change.
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

function giveFocusBack({place, text}: NonNullable<FirstActions['focus']>): void {
  const control = findAgain(place);
  const {activeElement, body} = document;
  if (!control || (activeElement !== body && activeElement !== control)) {
    return;
  }
  control.focus();
  if (text && control.matches(FIELD)) {
    retype(control as Field, text);
  }
}

/** Carries out what the reader did before the page was hydrated: the focus with its text first, then each press. */
export function carryOut({held, focus}: FirstActions): void {
  if (focus) {
    giveFocusBack(focus);
  }
  for (const place of held.splice(0)) {
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
