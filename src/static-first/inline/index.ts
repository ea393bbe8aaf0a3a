import {isOfFloor} from './browserFeatures';
import {followChoices, pageState, REACT_BUTTONS} from './choices';
import {isConstrained} from './conditions';
import {findDeferredScript} from './deferredScript';
import {chooseFont} from './font';
import {revealTarget} from './revealTarget';
import {LOAD_ERROR_ID, type Settings, showAlert, type Startup} from './startup';
import {RETRY_KEY, writeItem} from './storage';
import {installTrustedTypes} from './trustedTypes';

/** How long a click may wait for the scripts, in milliseconds, before the error message is shown. */
const CLICK_TIMEOUT = 20_000;

function giveUp(reason: string): void {
  showAlert(LOAD_ERROR_ID, reason, () => {
    writeItem('session', RETRY_KEY, 'true');
    location.reload();
  });
}

function wait(control: Element): void {
  if (control.hasAttribute('aria-busy')) return;
  control.setAttribute('aria-busy', 'true');
  setTimeout(() => {
    if (control.hasAttribute('aria-busy')) giveUp('');
  }, CLICK_TIMEOUT);
}

/**
 * The inline script of every page: what must run before the first paint, or would lose a tap. It runs in the head. The text of the page
 * is complete without it; the deferred script (deferred/index.ts) does the rest, and is told what the reader did before it came.
 */
function start(settings: Settings): void {
  const startup: Startup = {settings, events: [], showAlert, wait, giveUp};
  window.startup = startup;
  installTrustedTypes();
  pageState().js = '';
  followChoices(settings.announcement);
  if (!isConstrained()) chooseFont();
  const keep = (event: Event) => {
    if (startup.capture) {
      startup.capture(event);
      return;
    }
    startup.events.push(event);
    // The browser opens the menu itself.
    const button = (event.target as Partial<Element>).closest?.(REACT_BUTTONS);
    if (button && event.type === 'click') wait(button);
  };
  ['pointerdown', 'focusin', 'keydown', 'input', 'click'].forEach((type) => addEventListener(type, keep, true));
  // Load errors of elements do not bubble, so the listener uses the capture phase.
  const onError = ({target}: Event) => {
    if (!startup.isLeaving) findDeferredScript(target as HTMLScriptElement, settings.siteBase);
  };
  addEventListener('error', onError, true);
  // A property, which the deferred script can take away (deferred/recovery.ts).
  window.onbeforeunload = () => {
    startup.isLeaving = true;
  };
}

// An answer that a hash names opens in any browser.
const reveal = () => revealTarget(location.hash);
addEventListener('hashchange', reveal);
// The script runs in the head. `DOMContentLoaded` would wait for deferred scripts, however long they take.
document.addEventListener('readystatechange', reveal, {once: true});
// A page that was saved to disk shows links in place of the controls that need scripts, as without any.
if (location.protocol === 'file:') delete pageState().js;
else if (isOfFloor()) start(document.currentScript?.dataset as unknown as Settings);
