import type {RouteUpdate} from './routes';
import {rememberOpenAnswers} from '../deferred/answers';
import {revealTarget} from '../inline/revealTarget';

/** The state of a history entry: the scroll position, in CSS pixels. */
type ScrollState = {top?: number} | null;

/** How long the page rests before its position is stored, in milliseconds: browsers limit how often an entry may change. */
const PAUSE = 100;

let timer: number | undefined;
let isNavigating = false;
/** The position that Back or Forward leads to. */
let restoredTop: number | undefined;

/** Scrolls without animation. A smooth scroll in progress adds one more step, so the position is set again in the next frame. */
function scrollTo(top: number): void {
  const scroll = () => window.scrollTo({top, behavior: 'instant'});
  scroll();
  requestAnimationFrame(scroll);
}

/** Makes the entry of the page remember where the reader is. Called at rest, and before a link is followed. */
export function rememberScroll(): void {
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
  const top = restoredTop ?? (isOtherPage && !location.hash ? 0 : undefined);
  restoredTop = undefined;
  if (previousLocation && top !== undefined) scrollTo(top);
}

/** Follows scrolling, Back and Forward. Called after followOverlays of overlayHistory.ts, which hides a Back that closes an overlay. */
export function followScroll(): void {
  // The browser already scrolls the previous page, and the router is notified later. A link to a place has an event without a state.
  const onPopState = ({state}: PopStateEvent) => {
    holdScroll();
    restoredTop = (state as ScrollState)?.top;
  };
  const onScroll = () => {
    clearTimeout(timer);
    if (!isNavigating) timer = window.setTimeout(rememberScroll, PAUSE);
  };
  addEventListener('popstate', onPopState, {capture: true});
  addEventListener('scroll', onScroll, {passive: true});
  // The browser may have restored it after a reload.
  rememberScroll();
}
