import type {Captured} from '../deferred/capture';

/** State that the inline script hands to the deferred one (deferred/index.ts), and both to the hydrated page (client/replayEvents.ts). */
export type Startup = {
  settings: Settings;
  /** The reader's events before the deferred script ran. */
  events: Event[];
  showAlert: typeof showAlert;
  /** Shows that a control waits for scripts: a message says so when that takes long. */
  wait: (control: Element) => void;
  /** Shows the message of a page that did not start; its Retry reloads the page. @param reason as the text of `showAlert` */
  giveUp: (reason: string) => void;
  /**
   * Set before hydration when the reader leaves the page. Firefox and Safari then break off its scripts, and report them as failed: what
   * answers a failure would ask for more, or take the place of the link that was followed.
   */
  isLeaving?: boolean;
  /** Set by the deferred script: takes each event from then on. */
  capture?: (event: Event) => void;
  /** Set by the deferred script: what still waits for React. */
  captured?: Captured;
};

declare global {
  interface Window {
    startup?: Startup;
  }
}

/**
 * The settings that vary by language or configuration. They are `data-*` attributes of the inline script's own tag, so that the script is
 * the same on every page and in every language (one hash in a content security policy).
 */
export type Settings = {
  /** Base URL of the site as configured, without a locale. */
  siteBase: string;
  /** Id of the current announcement; empty when there is none. */
  announcement: string;
};

/** Ids of the templates at the end of the body (build/templates.ts). Each holds one alert, in the page's language. */
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
