import {isOfInputMethod} from './browserFeatures';
import {ANNOUNCEMENT_CLOSE_SELECTOR, COLOR_TOGGLE_SELECTOR, dismissAnnouncement, toggleColorMode} from './choices';
import {isHydrated} from './conditions';

/** Clicks on fields are not replayed, since a field keeps its value. */
export const FIELD_SELECTOR = 'input';

/** The events before hydration; client/replayEvents.ts replays them afterwards. */
export type CapturedEvents = {
  /** Controls that were clicked, in order. */
  clicks: HTMLElement[];
  focus?: HTMLElement;
  /** The field that was edited last, and its value. */
  input?: {field: HTMLElement; value: string};
};

/** Controls that only work once React runs. Links, summaries, the menu and the alerts (startup.ts) work without it. */
const CONTROLS = `button:not(.load-error *,[popovertarget]),${FIELD_SELECTOR}`;

/**
 * Captures events until hydration. Clicks on the colour toggle and on the announcement's close button take effect at once. A
 * pointer, the focus or a key on any other control calls `load`; a click on it is queued, shown with `aria-busy`, and replayed
 * after hydration. Enter in a search field clicks the button beside it.
 * @param announcement id of the current announcement
 * @param load starts loading the scripts; may be called several times
 * @param wait called when a click is queued, after `load`
 * @returns what is captured, and a function that stops queueing, for a page that cannot be hydrated
 */
export function captureEvents(
  announcement: string,
  load: () => void,
  wait: () => void,
): {captured: CapturedEvents; releaseClicks: () => void} {
  const captured: CapturedEvents = {clicks: []};
  let isReleased = false;

  const queueClick = (control: HTMLElement) => {
    if (!control.hasAttribute('aria-busy')) {
      control.setAttribute('aria-busy', 'true');
      captured.clicks.push(control);
      load();
      wait();
    }
  };

  const onInteraction = (event: Event & Partial<KeyboardEvent>) => {
    const {target, type, key} = event;
    const control = (target as Partial<Element>).closest?.<HTMLInputElement>(CONTROLS);
    captured.focus = undefined;
    if (!control || isHydrated() || control.matches(`${COLOR_TOGGLE_SELECTOR},${ANNOUNCEMENT_CLOSE_SELECTOR}`)) return;
    load();
    // The focus moves after pointerdown: focusin reports it.
    if (type === 'pointerdown') return;
    captured.focus = control;
    if (control.matches(FIELD_SELECTOR)) {
      captured.input = {field: control, value: control.value};
      const button = control.nextElementSibling;
      if (key === 'Enter' && button && !isReleased && !isOfInputMethod(event)) queueClick(button as HTMLElement);
    }
  };

  const onClick = (event: Event) => {
    const control = (event.target as Partial<Element>).closest?.<HTMLElement>(CONTROLS);
    if (!control || isHydrated() || control.matches(FIELD_SELECTOR)) return;
    if (control.matches(COLOR_TOGGLE_SELECTOR)) toggleColorMode();
    else if (control.matches(ANNOUNCEMENT_CLOSE_SELECTOR)) dismissAnnouncement(announcement);
    // The click would never be replayed.
    else if (isReleased) return;
    else queueClick(control);
    // React may be hydrating at this moment: it must not handle the same click.
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  ['pointerdown', 'focusin', 'keydown', 'input'].forEach((type) => addEventListener(type, onInteraction, true));
  addEventListener('click', onClick, true);

  const releaseClicks = () => {
    isReleased = true;
    captured.clicks.forEach((control) => control.removeAttribute('aria-busy'));
  };
  return {captured, releaseClicks};
}
