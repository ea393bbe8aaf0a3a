import {hideDismissedAnnouncement} from './announcement';
import {revealTarget} from './revealTarget';
import {replaceWithCanonicalAddress} from './canonicalAddress';
import {enableColorToggles, showColorMode} from './colorMode';
import {isConstrained} from './connection';
import {watchForLoadErrors} from './loadErrors';
import {useCachedFont} from './font';
import {captureEvents} from './eventCapture';
import {isHydrated} from './hydration';
import {keepQueryAcrossLanguages} from './languageLinks';
import {showErrorMessage} from './errorMessage';
import {blockOfflineNavigation} from './offlineLinks';
import {loadScripts, whenPainted} from './scriptLoader';
import {prefetchUntilHydrated} from './speculationRules';
import {addPrintFooter} from './printFooter';
import {actualBaseUrl, giveUp, recover} from './recovery';
import type {Settings} from './settings';
import {CLICKS_KEY, takeItem} from './storage';
import {installTrustedTypes} from './trustedTypes';

/** How long a click may wait for the scripts, in milliseconds, before the error message is shown. */
const CLICK_TIMEOUT = 20_000;

/**
 * The inline script of every page. It runs in the head, before the first paint; the text of the page is complete without it
 * and without the scripts that it may load.
 */
function start(settings: Settings): void {
  let hasFailed = false;
  const fail = (reason: string) => {
    if (!hasFailed) {
      hasFailed = true;
      recover(settings.siteBase, reason, releaseClicks);
    }
  };
  // A page that was saved to disk has no site around it: nothing is loaded, reloaded or looked for elsewhere.
  const isSaved = location.protocol === 'file:';
  const load = () => {
    if (!isSaved) {
      loadScripts(fail);
    }
  };
  const wait = () =>
    setTimeout(() => {
      if (!isHydrated()) {
        giveUp('', releaseClicks);
      }
    }, CLICK_TIMEOUT);
  const showChoices = () => {
    showColorMode(settings);
    hideDismissedAnnouncement(settings.announcement);
  };

  installTrustedTypes();
  document.documentElement.dataset.js = '';
  if (!isSaved) {
    replaceWithCanonicalAddress();
  }
  showChoices();
  watchForLoadErrors(fail);
  addPrintFooter();
  keepQueryAcrossLanguages();
  blockOfflineNavigation(() => showErrorMessage('', () => location.reload()));
  const restoredClicks = takeItem('session', CLICKS_KEY);
  const releaseClicks = captureEvents(settings, load, wait, restoredClicks);
  if (!isConstrained()) {
    useCachedFont();
  }
  // Choices made in another tab. A hydrated page listens for them itself.
  addEventListener('storage', showChoices);
  const revealNamedTarget = () => revealTarget(location.hash);
  addEventListener('hashchange', revealNamedTarget);
  addEventListener('DOMContentLoaded', () => {
    enableColorToggles(settings);
    revealNamedTarget();
  });
  whenPainted(() => {
    if (isSaved) {
      releaseClicks();
    } else if (!isConstrained()) {
      prefetchUntilHydrated();
      load();
    } else if (restoredClicks !== null) {
      // A control that needs the scripts was used before the page reloaded itself.
      load();
    } else if (actualBaseUrl(settings.siteBase)) {
      fail('');
    }
  });
}

start({...document.currentScript?.dataset} as Settings);
