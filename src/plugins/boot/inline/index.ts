import {hideDismissedAnnouncement} from './announcement';
import {openAnswer} from './answer';
import {showCanonicalAddress} from './address';
import {enableColorToggles, showColorMode} from './colorMode';
import {isConstrained} from './connection';
import {watchForFailures} from './failure';
import {useRememberedFont} from './font';
import {takeFirstActions} from './intent';
import {keepAddressAcrossLanguages} from './language';
import {loadFiles, whenPainted} from './loader';
import {prefetchUntilHydrated} from './nextPage';
import {signPaper} from './paper';
import {recover} from './recovery';
import {isReload} from './secondTry';
import type {Settings} from './settings';

/**
 * How a page starts. It runs in the head, before anything is painted; the page is complete without it and without the
 * scripts it may load.
 */
function start(settings: Settings): void {
  let failed = false;
  const fail = (reason: string) => {
    if (!failed) {
      failed = true;
      recover(settings.siteBase, reason, letGo());
    }
  };
  const load = () => loadFiles(fail);
  const showChoices = () => {
    showColorMode(settings);
    hideDismissedAnnouncement(settings.announcement);
  };

  document.documentElement.dataset.js = '';
  showCanonicalAddress();
  showChoices();
  watchForFailures(fail);
  signPaper();
  keepAddressAcrossLanguages();
  const letGo = takeFirstActions(settings, load);
  if (!isConstrained()) {
    useRememberedFont();
  }
  // Another tab has changed them, or another page while this one was kept. A hydrated page does the same itself.
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
      // What the reader reached for before is what the page was loaded again for.
      load();
    }
  });
}

start({...document.currentScript?.dataset} as Settings);
