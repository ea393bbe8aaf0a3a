import {BASE_URL_BANNER_ID, giveUp, LOAD_ERROR_ID, showAlert} from '../inline/beforeHydration';
import {isConstrained, isSmallDevice, isTranslated} from '../inline/conditions';
import {RETRY_KEY, takeItem} from '../inline/storage';
import {followAnswers} from './answers';
import {originalOfCopy, otherBaseUrl, siteBase} from './baseUrl';
import {replaceMalformedAddress, replaceWithCanonicalAddress} from './canonicalAddress';
import {captureUse} from './capture';
import {loadScripts} from './assets';
import {hideNavbarOnScroll} from './navbar';
import {isOfSite} from '../../site/siteAddress';
import {linkFont} from './linkFont';
import {
  blockOfflineNavigation,
  followConnection,
  keepPlaceAcrossLanguages,
  loadPageOfEntry,
  PAGE_CHANGE,
  showProgressOfLinks,
} from './links';
import {openMenuAsDialog} from './menu';
import {addOverlay, followOverlays} from './overlayHistory';
import {followPractice} from './practice';
import {prepareForPrint} from './print';
import {recover, watchForFailures} from './recovery';
import {followShares} from './share';
import {keepPage} from './visitedPages';
import {stopStrayClick} from './strayClick';
import {SupportStatusElement} from './supportStatus';
import {offerVoice} from './voice';
import {whenLoaded} from './whenLoaded';

/**
 * The deferred script, the same on every page: everything that can wait until the page is parsed. It loads the scripts of the page, and
 * watches for failures.
 * @param release ends all waiting
 */
function start(release: () => void): void {
  let hasFailed = false;
  const fail = (reason: string) => {
    if (hasFailed) return;
    hasFailed = true;
    recover(() => {
      release();
      giveUp(reason);
    });
  };
  replaceWithCanonicalAddress();
  replaceMalformedAddress();
  // This runs before the router's listener for the same event.
  addEventListener('popstate', replaceMalformedAddress, true);
  keepPlaceAcrossLanguages();
  const showOffline = () => showAlert(LOAD_ERROR_ID, '', () => location.reload());
  blockOfflineNavigation(showOffline);
  loadPageOfEntry(showOffline);
  watchForFailures(fail);
  followConnection();
  showProgressOfLinks();
  followPractice();
  // A page that reloads itself has loaded its scripts before, so they are loaded at once.
  const isRetry = takeItem('session', RETRY_KEY) !== null;
  void whenLoaded(() => {
    // The not-found page suggests another page, and only its scripts can find it.
    const isOnUse = isSmallDevice() && !document.querySelector('[data-needs-scripts]');
    if (isRetry || !(isConstrained() || isOnUse || isTranslated())) loadScripts();
    offerVoice();
    addEventListener(PAGE_CHANGE, offerVoice);
    if (isConstrained()) return;
    linkFont();
    // Not on a visit of a single page.
    if (isOfSite(document.referrer)) keepPage();
  });
}

/** Tells the operator of a host which base URL is right, and the reader of a copy where the original is. */
function showBaseUrlError(base: string): void {
  const original = originalOfCopy();
  if (original) {
    console.info(`A copy of ${original}, built for the base URL ${siteBase()} and found below ${base}`);
    const link = Object.assign(document.createElement('a'), {href: original, textContent: original});
    showAlert(LOAD_ERROR_ID, link, () => location.assign(original));
  } else {
    showAlert(BASE_URL_BANNER_ID, base);
  }
}

addEventListener('click', stopStrayClick, true);
prepareForPrint();
followAnswers();
hideNavbarOnScroll();
const {beforeHydration} = window;
// A second copy of this script may run, too.
if (beforeHydration && !beforeHydration.capture) {
  customElements.define('support-status', SupportStatusElement);
  beforeHydration.addOverlay = addOverlay;
  openMenuAsDialog(beforeHydration.events);
  followShares(beforeHydration.events);
  const release = captureUse(beforeHydration);
  const base = otherBaseUrl(siteBase());
  if (base === undefined || base === siteBase()) {
    start(release);
  } else {
    release();
    showBaseUrlError(base);
  }
  // After the listeners that ask which links the browser follows.
  followOverlays();
}
