import {isOfFloor} from './browserFeatures';
import {followChoices, pageState} from './choices';
import {isConstrained} from './conditions';
import {findDeferredScript} from './deferredScript';
import {closestOf} from './events';
import {chooseFont} from './font';
import {wait} from './messages';
import {revealTarget} from './revealTarget';
import type {SharedState} from './state';
import {installTrustedTypes} from './trustedTypes';

/**
 * The settings that vary by language or configuration. They are `data-*` attributes of the script's own tag, so that the script is the
 * same on every page and in every language (one hash in a content security policy).
 */
type Settings = {
  /** Base URL of the site as configured, without a locale. */
  siteBase: string;
  /** Id of the current announcement; empty when there is none. */
  announcement: string;
};

/** The buttons that only work once the deferred script runs. */
const WAITING_BUTTONS = '.search button,.save-manual button';

/**
 * The inline script of every page: what must run before the first paint, or would lose a tap. It runs in the head. The text of the page
 * is complete without it; the deferred script (deferred/index.ts) does the rest, and gets the reader's events from before it came.
 */
function start({siteBase, announcement}: Settings): void {
  const state: SharedState = {events: []};
  window.staticFirst = state;
  installTrustedTypes();
  pageState().js = '';
  followChoices(announcement);
  if (!isConstrained()) chooseFont();
  const keep = (event: Event) => {
    state.events?.push(event);
    const button = state.events && event.type === 'click' && closestOf(event, WAITING_BUTTONS);
    if (button) wait(button);
  };
  ['keydown', 'click'].forEach((type) => addEventListener(type, keep, true));
  // Load errors of elements do not bubble, so the listener uses the capture phase.
  const onError = ({target}: Event) => {
    if (!state.isLeaving) findDeferredScript(target as HTMLScriptElement, siteBase);
  };
  addEventListener('error', onError, true);
  // A property, so that the deferred script can remove it (deferred/recovery.ts).
  window.onbeforeunload = () => {
    state.isLeaving = true;
  };
}

// An answer that a hash names opens in any browser.
const reveal = () => revealTarget(location.hash);
addEventListener('hashchange', reveal);
// The script runs in the head. `DOMContentLoaded` would wait for deferred scripts, however long they take.
document.addEventListener('readystatechange', reveal, {once: true});
// A page saved to a disk shows links instead of the controls that need scripts, as without scripts.
if (location.protocol === 'file:') delete pageState().js;
else if (isOfFloor()) start(document.currentScript?.dataset as unknown as Settings);
