import {hideDismissedAnnouncement} from './announcement';
import {showCanonicalAddress} from './address';
import {enableColorToggles, showColorMode} from './colorMode';
import {isConstrained} from './connection';
import {watchForFailures} from './failure';
import {useRememberedFont} from './font';
import {takeFirstActions} from './intent';
import {loadFiles, whenIdle} from './loader';
import {prefetchUntilHydrated} from './nextPage';
import {recover} from './recovery';
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
      letGo();
      recover(settings.siteBase, reason);
    }
  };
  const load = () => {
    loadFiles(() => {
      // The main script sets this as its first act: without it the file was cut short or is something else.
      if (!('docusaurus' in window)) {
        fail('main.js');
      }
    });
  };

  document.documentElement.dataset.js = '';
  showCanonicalAddress();
  showColorMode();
  hideDismissedAnnouncement(settings.announcement);
  watchForFailures(fail);
  const letGo = takeFirstActions(settings, load);
  if (!isConstrained()) {
    useRememberedFont();
  }
  addEventListener('DOMContentLoaded', () => enableColorToggles(settings));
  whenIdle(() => {
    prefetchUntilHydrated();
    load();
  });
}

start({...document.currentScript?.dataset} as Settings);
