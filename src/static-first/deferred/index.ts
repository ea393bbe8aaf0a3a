import {BASE_URL_BANNER_ID, endWaitMessage, giveUp, LOAD_ERROR_ID, showAlert} from '../inline/messages';
import {isConstrained, isSmallDevice, isTranslated} from '../inline/conditions';
import {closestOf} from '../inline/events';
import {followAnswers} from './answers';
import {originalOfCopy, otherBaseUrl, siteBase} from './baseUrl';
import {replaceMalformedAddress, replaceWithCanonicalAddress} from './canonicalAddress';
import {loadScripts} from './assets';
import {hideNavbarOnScroll} from './navbar';
import {isOfSite} from '../../site/addresses';
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
import {followOverlays} from './overlayHistory';
import {followSaveManual} from './onUse';
import {followPractice} from './practice';
import {prepareForPrint} from './print';
import {recover, watchForFailures} from './recovery';
import {followSearch} from './search';
import {followShares} from './share';
import {keepPage} from './visitedPages';
import {stopStrayClick} from './strayClick';
import {SupportStatusElement} from './supportStatus';
import {offerVoice} from './voice';
import {whenLoaded} from './whenLoaded';

/**
 * The deferred script, the same on every page: everything that can wait until the page is parsed. It loads React on a computer, and
 * watches for failures.
 * @param events captured before this script ran
 */
function start(events: readonly Event[]): void {
  let hasFailed = false;
  const fail = (reason: string) => {
    if (hasFailed) return;
    hasFailed = true;
    recover(() => giveUp(reason));
  };
  replaceWithCanonicalAddress();
  replaceMalformedAddress();
  // This runs before the router's listener for the same event.
  addEventListener('popstate', replaceMalformedAddress, true);
  keepPlaceAcrossLanguages();
  const showOffline = () => giveUp('');
  blockOfflineNavigation(showOffline);
  loadPageOfEntry(showOffline);
  watchForFailures(fail);
  followConnection();
  showProgressOfLinks();
  followPractice();
  followSearch(events);
  followSaveManual(events);
  void whenLoaded(() => {
    if (!isConstrained() && !isSmallDevice() && !isTranslated()) loadScripts();
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
  const originalAddress = originalOfCopy();
  if (originalAddress) {
    console.info(`A copy of ${originalAddress}, built for the base URL ${siteBase()} and found below ${base}`);
    const link = Object.assign(document.createElement('a'), {href: originalAddress, textContent: originalAddress});
    showAlert(LOAD_ERROR_ID, link, () => location.assign(originalAddress));
  } else {
    showAlert(BASE_URL_BANNER_ID, base);
  }
}

for (const type of ['mousedown', 'click']) addEventListener(type, stopStrayClick, true);
prepareForPrint();
followAnswers();
hideNavbarOnScroll();
const {staticFirst} = window;
// A second copy of this script may run, too.
if (staticFirst?.events) {
  // A tap may also have been the second half of a double tap.
  const events = staticFirst.events.filter((event) => event.type !== 'click' || !stopStrayClick(event));
  staticFirst.events = undefined;
  for (const event of events) closestOf(event, 'button')?.removeAttribute('aria-busy');
  endWaitMessage();
  customElements.define('support-status', SupportStatusElement);
  openMenuAsDialog(events);
  followShares(events);
  const base = otherBaseUrl(siteBase());
  if (base === undefined || base === siteBase()) start(events);
  else showBaseUrlError(base);
  // After the listeners that ask which links the browser follows.
  followOverlays();
}
