import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY} from '../docusaurusInternals/client/names';
import {isOfInputMethod} from '../inline/browserFeatures';
import {pageState, showChoices} from '../inline/choices';
import {isHydrated} from '../inline/conditions';
import type {Startup} from '../inline/startup';
import {writeItem} from '../inline/storage';
import {fetchSearch, loadScripts} from './assets';

/** Fields keep their value before hydration, so that a click on one need not be repeated. */
export const FIELD_SELECTOR = 'input';
/** Controls that only work once React runs. Links, summaries and the menu work without it. */
export const CONTROLS = `button:not(.load-error *,.theme-announcement-bar *,.color-toggle,[popovertarget]),${FIELD_SELECTOR}`;
/** Works at once, and React reads the stored choice when it hydrates: the colour toggles, and the button that closes the announcement. */
const CHOICES = '.color-toggle,.theme-announcement-bar button';

/** A control of `CONTROLS` with its index among them: React renders a page that the browser has translated again. */
export type Used = {control: HTMLElement; index: number; value: string};

/** What a page that is not hydrated yet owes its reader. */
export type Captured = {
  /** The button that waits; a later one takes its place. */
  clicked?: Used;
  /** What has the focus. */
  focused?: Used;
};

/** The field of a control: itself, or the one before the button of a search. */
export const fieldOf = (control: Element): HTMLInputElement | undefined =>
  [control, control.previousElementSibling].find((each) => each instanceof HTMLInputElement);

function choose(control: Element, announcement: string): void {
  control.removeAttribute('aria-busy');
  if (control.matches('.color-toggle')) {
    pageState().theme = pageState().theme === 'dark' ? 'light' : 'dark';
    writeItem('local', COLOR_MODE_KEY, pageState().theme ?? '');
  } else {
    pageState().announcementBarInitiallyDismissed = 'true';
    writeItem('local', ANNOUNCEMENT_ID_KEY, announcement);
    writeItem('local', ANNOUNCEMENT_DISMISSED_KEY, 'true');
  }
}

/**
 * Answers what the reader does until hydration: a pointer, the focus or a key on a control of `CONTROLS` loads the scripts, and a click
 * waits for them. Enter in a search field clicks the button beside it.
 * @returns what lets no click wait any longer, on a page that cannot be hydrated
 */
export function captureUse(startup: Startup): () => void {
  const {settings, events, wait} = startup;
  const captured: Captured = {};
  let isReleased = false;

  const use = (control: HTMLElement): Used => ({
    control,
    index: [...document.querySelectorAll(CONTROLS)].indexOf(control),
    value: fieldOf(control)?.value ?? '',
  });

  const click = (control: HTMLElement) => {
    if (isReleased || captured.clicked?.control === control) return;
    captured.clicked?.control.removeAttribute('aria-busy');
    captured.clicked = use(control);
    wait(control);
  };

  const capture = (event: Event & Partial<KeyboardEvent>) => {
    const {target, type, key} = event;
    const control = (target as Partial<Element>).closest?.<HTMLElement>(`${CONTROLS},${CHOICES}`);
    if (isHydrated()) return;
    const isClick = type === 'click';
    const isField = control?.matches(FIELD_SELECTOR);
    if (!isClick) captured.focused = undefined;
    if (!control) return;
    if (control.matches(CHOICES)) {
      if (!isClick) return;
      choose(control, settings.announcement);
    } else {
      loadScripts();
      if (control.closest('.search')) fetchSearch();
      // The focus moves after pointerdown: focusin reports it.
      if (type === 'pointerdown') return;
      if (!isClick || isField) {
        captured.focused = use(control);
        const button = control.nextElementSibling as HTMLElement | null;
        if (isField && key === 'Enter' && button && !isOfInputMethod(event)) click(button);
        return;
      }
      if (isReleased) return;
      click(control);
    }
    // React may be hydrating at this moment: it must not handle the same click.
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  Object.assign(startup, {capture, captured, load: loadScripts});
  events.splice(0).forEach(capture);
  // Choices made in another tab. A hydrated page listens for them itself.
  addEventListener('storage', () => showChoices(settings.announcement));
  return () => {
    isReleased = true;
    captured.clicked?.control.removeAttribute('aria-busy');
  };
}
