import type {Captured} from '../deferred/capture';
import {RETRY_KEY, writeItem} from './storage';

/** The state of a page before hydration. Three scripts share it: the inline one, the deferred one and, once hydrated, the bundle. */
export type BeforeHydration = {
  /** The reader's events before the deferred script ran. */
  events: Event[];
  /**
   * Set when the reader leaves the page. Firefox and Safari then abort its scripts, and report them as failed: the recovery would request
   * more, or replace the link that was followed.
   */
  isLeaving?: boolean;
  /** Set by the deferred script: handles each event from then on. */
  capture?: (event: Event) => void;
  /** Set by the deferred script: what still waits for React. */
  captured?: Captured;
  /** Set by the deferred script (deferred/overlayHistory.ts). */
  addOverlay?: (close: () => void) => () => void;
};

declare global {
  interface Window {
    beforeHydration?: BeforeHydration;
  }
}

/** Ids of the templates at the end of the body (build/templates.ts). Each contains one alert, in the page's language. */
export const LOAD_ERROR_ID = 'load-error';
export const BASE_URL_BANNER_ID = 'base-url-error';

/**
 * Moves an alert out of its template to the end of the page. Its last element moves it back, any other button retries.
 * @param content details of the error, for the first empty element of the alert. Pass '' while scripts may still arrive:
 * client/replayEvents.ts then removes the alert
 */
export function showAlert(id: string, content: string | Node, retry?: () => void): void {
  const template = document.getElementById(id) as HTMLTemplateElement | null;
  const alert = template?.content.firstElementChild as HTMLElement | null | undefined;
  if (alert) {
    document.body.append(alert);
    alert.querySelector(':empty')?.append(content);
    alert.onclick = ({target}) => {
      if (target === alert.lastChild) template?.content.append(alert);
      else if ((target as Element).matches('button')) retry?.();
    };
  }
}

/** Shows the message of a page that did not start; its Retry reloads the page. @param reason as the content of `showAlert` */
export function giveUp(reason: string): void {
  showAlert(LOAD_ERROR_ID, reason, () => {
    writeItem('session', RETRY_KEY, 'true');
    location.reload();
  });
}

/** Removes the message of a click that has waited too long, which names no error. */
export const endWaitMessage = (): void => document.querySelector('.load-error small:empty')?.parentElement?.remove();

/** How long a click may wait for the scripts, in milliseconds, before the error message is shown. */
const CLICK_TIMEOUT = 20_000;

/** Shows that a control waits for scripts: a message says so when that takes long. */
export function wait(control: Element): void {
  if (control.hasAttribute('aria-busy')) return;
  control.setAttribute('aria-busy', 'true');
  setTimeout(() => {
    if (control.hasAttribute('aria-busy')) giveUp('');
  }, CLICK_TIMEOUT);
}
