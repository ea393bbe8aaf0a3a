import {showBaseUrlBanner, showErrorMessage} from './alert';
import {hideDismissedAnnouncement} from './announcement';
import {actualBaseUrl} from './baseUrl';
import {showColorMode} from './colorMode';
import {isConstrained} from './connection';
import {isOfFloor} from './browserFeatures';
import {captureEvents} from './eventCapture';
import {useStoredFont} from './font';
import {isHydrated} from './hydration';
import {whenParsed} from './parsed';
import {revealTarget} from './revealTarget';
import {loadScripts} from './scriptLoader';
import type {Settings} from './settings';
import {CLICKS_KEY, writeItem} from './storage';
import {limitStylesheetBlocking} from './stylesheetLoader';
import {installTrustedTypes} from './trustedTypes';

/** How long a click may wait for the scripts, in milliseconds, before the error message is shown. */
const CLICK_TIMEOUT = 20_000;

/**
 * The inline script of every page: what must run before the first paint, or would lose a tap. It runs in the head. The text of the page
 * is complete without it, and what it shows works without the deferred script (deferred/index.ts), which does the rest.
 */
function start(settings: Settings): void {
  // A page that was saved to disk has no site around it: nothing is loaded, reloaded or looked for elsewhere.
  const isSaved = location.protocol === 'file:';
  const errors: Event[] = [];
  const load = isSaved ? () => undefined : loadScripts;
  const giveUp = (reason: string) => {
    const paths = releaseClicks();
    showErrorMessage(reason, () => {
      writeItem('session', CLICKS_KEY, paths.join('\n'));
      location.reload();
    });
  };
  const wait = () => {
    setTimeout(() => {
      if (!isHydrated()) {
        giveUp('');
      }
    }, CLICK_TIMEOUT);
  };
  const showChoices = () => {
    showColorMode();
    hideDismissedAnnouncement(settings.announcement);
  };
  const onError = (event: Event) => {
    errors.push(event);
    const base = (event.target as Partial<HTMLScriptElement>).defer && actualBaseUrl(settings.siteBase);
    if (base && base !== settings.siteBase) {
      releaseClicks();
      showBaseUrlBanner(base);
    }
  };

  installTrustedTypes();
  document.documentElement.dataset.js = '';
  showChoices();
  const releaseClicks = captureEvents(settings, load, wait);
  if (isSaved) {
    releaseClicks();
  } else {
    // Load errors of elements do not bubble, so the listener uses the capture phase.
    addEventListener('error', onError, true);
    addEventListener('unhandledrejection', onError);
    window.startup = {settings, errors, load, releaseClicks, giveUp, showMessage: showErrorMessage};
  }
  if (!isConstrained()) {
    useStoredFont();
  }
  // Choices made in another tab. A hydrated page listens for them itself.
  addEventListener('storage', showChoices);
}

// An answer that a hash names opens in any browser.
const revealNamedTarget = () => revealTarget(location.hash);
addEventListener('hashchange', revealNamedTarget);
whenParsed(revealNamedTarget);
limitStylesheetBlocking();
if (isOfFloor()) {
  start(document.currentScript?.dataset as unknown as Settings);
}
