import type {RouteUpdate} from './routes';
import {rememberOpenAnswers} from '../deferred/answers';
import {revealTarget} from '../inline/revealTarget';

/** The state of a history entry: the scroll position, in CSS pixels. */
type ScrollState = {top?: number} | null;

/** How long the page rests before its position is stored, in milliseconds: browsers limit how often an entry may change. */
const PAUSE = 100;

let timer: number | undefined;
let isNavigating = false;

/** Scrolls without animation. A smooth scroll in progress adds one more step, so the position is set again in the next frame. */
function scrollTo(top: number): void {
  const scroll = () => window.scrollTo({top, behavior: 'instant'});
  scroll();
  requestAnimationFrame(scroll);
}

/** Makes the entry of the page remember where the reader is. Called at rest, and before a link is followed. */
export function rememberScroll(): void {
  // The entry already belongs to a page that is still loading: the reader has followed another link, or gone back.
  if (isNavigating) return;
  history.replaceState({...(history.state as ScrollState), top: Math.round(window.scrollY)}, '');
}

/** Keeps the stored position of the old page: it stays until the next one is there, when the history already has the new entry. */
export function holdScroll(): void {
  clearTimeout(timer);
  isNavigating = true;
}

/**
 * Restores the scroll position of a history entry, and starts a new page at its top. Docusaurus 3.10.2 scrolls to the top after
 * every navigation, also after going back, and with the smooth behaviour of the page. The browser's own restoration happens
 * before the chunks of the page are loaded.
 */
export function restoreScroll({location, previousLocation}: RouteUpdate, isOtherPage: boolean): void {
  isNavigating = false;
  // Opens the answer that the hash names, and after Back the answers that were open.
  revealTarget(location.hash);
  rememberOpenAnswers();
  // Not from the event of Back: a link may have been followed before the page was there.
  const {top = isOtherPage && !location.hash ? 0 : undefined} = (history.state as ScrollState) ?? {};
  if (previousLocation && top !== undefined) scrollTo(top);
}

/** Follows scrolling, Back and Forward. A Back that closes an overlay is hidden from it (deferred/overlayHistory.ts). */
export function followScroll(): void {
  const onScroll = () => {
    clearTimeout(timer);
    timer = window.setTimeout(rememberScroll, PAUSE);
  };
  // On Back the browser already scrolls the page that is still shown, and the router is notified later.
  const onPopState = ({state}: PopStateEvent) => {
    holdScroll();
    // A link to the current hash: Chromium keeps the state of its entry, with the place that the reader leaves.
    if (state === null) history.replaceState({...(history.state as ScrollState), top: undefined}, '');
  };
  addEventListener('popstate', onPopState, {capture: true});
  addEventListener('scroll', onScroll, {passive: true});
  // The browser may have restored it after a reload.
  rememberScroll();
}
