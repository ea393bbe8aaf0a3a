import type {Settings} from './settings';

/** What the inline script hands over to the deferred one (deferred/index.ts). */
export type Startup = {
  settings: Settings;
  /** Everything that has failed to load so far, and errors of scripts. */
  errors: Event[];
  /** Appends the scripts of the page, once. */
  load: () => void;
  /** `showErrorMessage` of alert.ts. */
  showMessage: (reason: string, retry: () => void) => void;
  /** As `captureEvents` returns it. */
  releaseClicks: () => string[];
  /** Shows the message of a page that did not start; its Retry reloads the page. @param reason as in `showErrorMessage` */
  giveUp: (reason: string) => void;
};

declare global {
  interface Window {
    startup?: Startup;
  }
}
