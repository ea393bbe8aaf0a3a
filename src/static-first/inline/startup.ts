import type {showAlert} from './alert';
import type {CapturedEvents} from './eventCapture';
import type {Settings} from './settings';

/** What the inline script hands over to the deferred one (deferred/index.ts), and to the hydrated page (client/replayEvents.ts). */
export type Startup = {
  settings: Settings;
  /** Takes everything that fails to load, and errors of scripts; keeps them until the deferred script reports them. */
  errors: Event[];
  /** Appends the scripts of the page, once. */
  load: () => void;
  showAlert: typeof showAlert;
  captured: CapturedEvents;
  /** As `captureEvents` returns it. */
  releaseClicks: () => string[];
  /** Shows the message of a page that did not start; its Retry reloads the page. @param reason as the text of `showAlert` */
  giveUp: (reason: string) => void;
  /**
   * Set before hydration when the reader leaves the page. Firefox and Safari then break off its scripts, and report them as failed: what
   * answers a failure would ask for more, or take the place of the link that was followed.
   */
  isLeaving?: true;
};

declare global {
  interface Window {
    startup?: Startup;
  }
}
