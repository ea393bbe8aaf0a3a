import {isConstrained} from '../inline/connection';
import {isHydrated} from '../inline/hydration';
import type {Startup} from '../inline/startup';
import {isTranslated} from '../inline/translation';
import {replaceWithCanonicalAddress} from './canonicalAddress';
import {describeControls} from './elementPath';
import {keepQueryAcrossLanguages} from './languageLinks';
import {watchForLoadErrors} from './loadErrors';
import {blockOfflineNavigation} from './offlineLinks';
import {addPrintFooter} from './printFooter';
import {followConnection} from './offlineAlert';
import {recover} from './recovery';
import {takeRestoredClicks} from './restoredClicks';
import {prefetchUntilHydrated} from './speculationRules';
import {whenPainted} from './whenPainted';

/**
 * The deferred script of every page, the same on all: what can wait until the page is parsed. It loads the scripts of the page, and
 * watches over them. Where it does not come, or comes late, they are loaded when the reader uses a control (inline/index.ts).
 */
function start(startup: Startup): void {
  let hasFailed = false;
  const fail = (reason: string) => {
    if (!hasFailed) {
      hasFailed = true;
      recover(reason, startup);
    }
  };
  replaceWithCanonicalAddress();
  keepQueryAcrossLanguages();
  blockOfflineNavigation(() => startup.showMessage('', () => location.reload()));
  watchForLoadErrors(startup.errors, fail);
  followConnection();
  const restoredClicks = takeRestoredClicks();
  if (window.capturedEvents) {
    describeControls(window.capturedEvents);
    window.capturedEvents.clicks.unshift(...(restoredClicks ?? []));
  }
  whenPainted(() => {
    if (!isConstrained() && !isTranslated()) {
      prefetchUntilHydrated();
      startup.load();
    } else if (restoredClicks) {
      // A control that needs the scripts was used before the page reloaded itself.
      startup.load();
    }
  });
}

addPrintFooter();
if (window.startup && !isHydrated()) {
  start(window.startup);
}
