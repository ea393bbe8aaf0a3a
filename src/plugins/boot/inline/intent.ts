import {CLOSE_ANNOUNCEMENT, dismissAnnouncement} from './announcement';
import {COLOR_TOGGLE, toggleColorMode} from './colorMode';
import {findAgain, placeOf, type Place} from './place';
import {whenHydrated} from './hydration';
import type {Settings} from './settings';

/** What only works once React runs. Links, summaries and buttons of native popovers work by themselves. */
const CONTROL = 'button:not([popovertarget]),input,select,textarea,[role=button],[role=combobox]';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input,textarea');

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
}

/** Gives React the text that was typed before it took the field over. */
function retype(field: Field, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // React watches `value` of the element itself: emptied through it and filled past it, it notices the change.
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Takes the reader's first actions before the page is hydrated. The colour toggle and the announcement's close are done
 * at once. Reaching for any other control calls `load`; a press on it is held, shown with `aria-busy`, and carried out
 * after hydration on the same control, which also gets its focus and its text back.
 * @param load starts loading the scripts; called as often as there are reasons
 * @returns a function that lets go of what is held, when it can no longer be carried out
 */
export function takeFirstActions(settings: Settings, load: () => void): () => void {
  const held = new Map<HTMLElement, Place>();
  let focused: {place: Place; text: string} | undefined;

  const onReach = ({target, type}: Event) => {
    const control = controlAt(target);
    focused = undefined;
    if (control && !control.matches(`${COLOR_TOGGLE},${CLOSE_ANNOUNCEMENT}`)) {
      load();
      // A press moves the focus only after it was heard here.
      focused = type === 'pointerdown' ? undefined : {place: placeOf(control), text: isField(control) ? control.value : ''};
    }
  };

  const onClick = (event: Event) => {
    const control = controlAt(event.target);
    if (!control) {
      return;
    }
    if (control.matches(COLOR_TOGGLE)) {
      toggleColorMode(settings);
    } else if (control.matches(CLOSE_ANNOUNCEMENT)) {
      dismissAnnouncement(settings.announcement);
    } else {
      load();
      if (isField(control)) {
        return;
      }
      held.set(control, placeOf(control));
      control.setAttribute('aria-busy', 'true');
    }
    // Neither the browser nor a React that is hydrating just now may answer the same press.
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const reasons = ['pointerdown', 'focusin', 'keydown', 'input'];
  reasons.forEach((type) => addEventListener(type, onReach, true));
  addEventListener('click', onClick, true);

  const release = () => {
    held.forEach((_, control) => control.removeAttribute('aria-busy'));
    held.clear();
  };

  whenHydrated(() => {
    reasons.forEach((type) => removeEventListener(type, onReach, true));
    removeEventListener('click', onClick, true);
    const field = focused && findAgain(focused.place);
    if (field && (document.activeElement === document.body || document.activeElement === field)) {
      field.focus();
      if (isField(field) && focused?.text) {
        retype(field, focused.text);
      }
    }
    const places = [...held.values()];
    release();
    places.forEach((place) => {
      const control = findAgain(place);
      control?.removeAttribute('aria-busy');
      control?.click();
    });
  });

  return release;
}
