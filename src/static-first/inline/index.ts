import {findDeferredScript, loadScripts} from './assets';
import {isOfFloor} from './browserFeatures';
import {pageState, showChoices} from './choices';
import {isConstrained, isHydrated} from './conditions';
import {captureEvents} from './eventCapture';
import {useStoredFont} from './font';
import {openMenuAsDialog} from './menu';
import {revealTarget} from './revealTarget';
import {LOAD_ERROR_ID, type Settings, showAlert, type Startup} from './startup';
import {RETRY_KEY, writeItem} from './storage';
import {installTrustedTypes} from './trustedTypes';

/** How long a click may wait for the scripts, in milliseconds, before the error message is shown. */
const CLICK_TIMEOUT = 20_000;

/**
 * The inline script of every page: what must run before the first paint, or would lose a tap. It runs in the head. The text of the page
 * is complete without it, and what it shows works without the deferred script (deferred/index.ts), which does the rest.
 */
function start(settings: Settings): void {
  const giveUp = (reason: string) => {
    // Without a reason the scripts may still come.
    if (reason) releaseClicks();
    showAlert(LOAD_ERROR_ID, reason, () => {
      writeItem('session', RETRY_KEY, 'true');
      location.reload();
    });
  };
  const wait = () => {
    setTimeout(() => {
      if (!isHydrated()) giveUp('');
    }, CLICK_TIMEOUT);
  };
  openMenuAsDialog();
  installTrustedTypes();
  pageState().js = '';
  showChoices(settings.announcement);
  const {captured, releaseClicks} = captureEvents(settings.announcement, loadScripts, wait);
  // A page that was saved to disk: nothing is loaded, reloaded or looked for elsewhere. It shows links in place of the controls that need
  // other scripts, as without any.
  if (location.protocol === 'file:') {
    releaseClicks();
    delete pageState().js;
  } else {
    const errors: Event[] = [];
    const startup: Startup = {settings, errors, load: loadScripts, captured, releaseClicks, giveUp, showAlert};
    window.startup = startup;
    const onError = (event: Event) => {
      errors.push(event);
      if (!startup.isLeaving) findDeferredScript(event.target as HTMLScriptElement, settings.siteBase);
    };
    // Load errors of elements do not bubble, so the listener uses the capture phase.
    addEventListener('error', onError, true);
    addEventListener('unhandledrejection', onError);
    // A property, which the deferred script can take away (deferred/recovery.ts).
    window.onbeforeunload = () => {
      startup.isLeaving = true;
    };
  }
  if (!isConstrained()) useStoredFont();
  // Choices made in another tab. A hydrated page listens for them itself.
  addEventListener('storage', () => showChoices(settings.announcement));
}

// An answer that a hash names opens in any browser.
const revealNamedTarget = () => revealTarget(location.hash);
addEventListener('hashchange', revealNamedTarget);
// The script runs in the head. `DOMContentLoaded` would wait for deferred scripts, however long they take.
document.addEventListener('readystatechange', revealNamedTarget, {once: true});
if (isOfFloor()) start(document.currentScript?.dataset as unknown as Settings);
