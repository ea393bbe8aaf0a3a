import {CLOSE_ANNOUNCEMENT, dismissAnnouncement} from './announcement';
import {COLOR_TOGGLE, toggleColorMode} from './colorMode';
import {isHydrated} from './hydration';
import {FIELD, placeOf, type Place} from './place';
import type {Settings} from './settings';
import {forget, PRESSED, read} from './storage';

/** What the reader did before the page was hydrated; client/carryOut.ts does it afterwards. */
export type FirstActions = {
  /** Controls that were pressed, in their order. */
  held: Place[];
  /** Where the reader was writing or about to press a key. */
  focus?: Place;
  /** The field that was written in last, and the text that stood there. */
  typed?: {place: Place; text: string};
};

declare global {
  interface Window {
    firstActions?: FirstActions;
  }
}

/** Presses that were held on this page before it had to be loaded again. */
function rememberedPresses(): Place[] {
  const paths = read('session', PRESSED);
  forget('session', PRESSED);
  return paths ? paths.split('\n').map((path) => ({path})) : [];
}

/** What only works once React runs. Links, summaries and the buttons of native popovers work by themselves. */
function selectorOfControls(): string {
  const nativePopovers = 'popover' in HTMLElement.prototype;
  return `button${nativePopovers ? ':not([popovertarget])' : ''},${FIELD}`;
}

/**
 * Takes the reader's first actions. The colour toggle and the announcement's close are done at once. Reaching for any other
 * control calls `load`; a press on it is held, shown with `aria-busy`, and carried out after hydration. Enter in a search field
 * presses the button beside it.
 * @param load starts loading the scripts; called as often as there are reasons
 * @returns a function that lets go of what is held, and holds nothing more, when it can no longer be carried out; it tells
 * the paths of what was held
 */
export function takeFirstActions(settings: Settings, load: () => void): () => string[] {
  const actions: FirstActions = (window.firstActions = {held: rememberedPresses()});
  const controls = selectorOfControls();
  let hopeless = false;

  const hold = (control: HTMLElement) => {
    if (control.ariaBusy !== 'true') {
      control.ariaBusy = 'true';
      actions.held.push(placeOf(control));
      load();
    }
  };

  const onReach = ({target, type, key}: Event & {key?: string}) => {
    const control = (target as Partial<Element>).closest?.<HTMLInputElement>(controls);
    actions.focus = undefined;
    if (control && !isHydrated() && !control.matches(`${COLOR_TOGGLE},${CLOSE_ANNOUNCEMENT}`)) {
      load();
      // A press moves the focus only after it was heard here.
      if (type !== 'pointerdown') {
        const place = (actions.focus = placeOf(control));
        if (control.matches(FIELD)) {
          actions.typed = {place, text: control.value};
          const button = control.nextElementSibling;
          if (key === 'Enter' && button && !hopeless) {
            hold(button as HTMLElement);
          }
        }
      }
    }
  };

  const onClick = (event: Event) => {
    const control = (event.target as Partial<Element>).closest?.<HTMLElement>(controls);
    if (!control || isHydrated() || control.matches(FIELD)) {
      return;
    }
    if (control.matches(COLOR_TOGGLE)) {
      toggleColorMode(settings);
    } else if (control.matches(CLOSE_ANNOUNCEMENT)) {
      dismissAnnouncement(settings.announcement);
    } else if (hopeless) {
      // Nothing will carry the press out, and the button may be the Retry of the message that says so.
      return;
    } else {
      hold(control);
    }
    // Neither the browser nor a React that is hydrating just now may answer the same press.
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  ['pointerdown', 'focusin', 'keydown', 'input'].forEach((type) => addEventListener(type, onReach, true));
  addEventListener('click', onClick, true);

  return () => {
    hopeless = true;
    return actions.held.splice(0).map(({element, path}) => {
      if (element) {
        element.ariaBusy = null;
      }
      return path;
    });
  };
}
