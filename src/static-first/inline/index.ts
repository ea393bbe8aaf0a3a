import {hideDismissedAnnouncement} from './announcement';
import {openAnswer} from './openAnswer';
import {replaceWithCanonicalAddress} from './canonicalAddress';
import {enableColorToggles, showColorMode} from './colorMode';
import {isConstrained} from './connection';
import {watchForLoadErrors} from './loadErrors';
import {useCachedFont} from './font';
import {captureEvents} from './eventCapture';
import {keepQueryAcrossLanguages} from './languageLinks';
import {loadScripts, whenPainted} from './scriptLoader';
import {prefetchUntilHydrated} from './speculationRules';
import {addPrintFooter} from './printFooter';
import {recover} from './recovery';
import {isReload} from './reloadGuard';
import type {Settings} from './settings';

/**
 * The inline script of every page. It runs in the head, before the first paint; the text of the page is complete without it
 * and without the scripts that it may load.
 */
function start(settings: Settings): void {
  let hasFailed = false;
  const fail = (reason: string) => {
    if (!hasFailed) {
      hasFailed = true;
      recover(settings.siteBase, reason, releaseClicks());
    }
  };
  const load = () => loadScripts(fail);
  const showChoices = () => {
    showColorMode(settings);
    hideDismissedAnnouncement(settings.announcement);
  };

  document.documentElement.dataset.js = '';
  replaceWithCanonicalAddress();
  showChoices();
  watchForLoadErrors(fail);
  addPrintFooter();
  keepQueryAcrossLanguages();
  const releaseClicks = captureEvents(settings, load);
  if (!isConstrained()) {
    useCachedFont();
  }
  // Choices made in another tab. A hydrated page listens for them itself.
  addEventListener('storage', showChoices);
  const openNamedAnswer = () => openAnswer(location.hash);
  addEventListener('hashchange', openNamedAnswer);
  addEventListener('DOMContentLoaded', () => {
    enableColorToggles(settings);
    openNamedAnswer();
  });
  whenPainted(() => {
    if (!isConstrained()) {
      prefetchUntilHydrated();
      load();
    } else if (isReload()) {
      // A control that needs the scripts was used before the reload.
      load();
    }
  });
}

start({...document.currentScript?.dataset} as Settings);
