import type {RouteUpdate} from './routes';
import {rememberOpenAnswers, revealTarget} from '../inline/revealTarget';
import {readValid, writeItem} from '../inline/storage';

/** Session item: the scroll positions as JSON. */
const POSITIONS_KEY = 'scroll.positions';

/** Another form than this module writes is discarded. */
const storedPositions = () =>
  readValid('session', POSITIONS_KEY, (text) => new Map(JSON.parse(text) as [string, number][])) ??
  new Map<string, number>();

type EntryState = {key?: string} | null;

/**
 * The key of the present entry of the history. The router gives one to its entries, and this function to those of the browser: the first
 * page, and a place on a page that a link leads to. With a new key the page stays where the link led, also when it is the place of before.
 * @param state the state of the entry, as its event has it: null after a link, although the history keeps the one of the same address
 */
function keyOf(state: EntryState): string {
  if (state?.key) return state.key;
  const key = String(Date.now());
  history.replaceState({...(history.state as EntryState), key}, '');
  return key;
}

/** The scroll position of each history entry, in CSS pixels; those before a reload are stored. */
let positions = new Map<string, number>();
let currentKey = '';
let isNavigating = false;

/** Scrolls without animation. A smooth scroll in progress adds one more step, so the position is set again in the next frame. */
function scrollTo(top: number): void {
  const scroll = () => window.scrollTo({top, behavior: 'instant'});
  scroll();
  requestAnimationFrame(scroll);
}

/** Keeps the position of the page that is left. */
export function holdScroll({previousLocation}: RouteUpdate): void {
  if (!previousLocation || isNavigating) return;
  positions.set(currentKey, window.scrollY);
  isNavigating = true;
}

/**
 * Restores the scroll position of a history entry, and starts a new page at its top. Docusaurus 3.10.2 scrolls to the top after
 * every navigation, also after going back, and with the smooth behaviour of the page. The browser's own restoration happens
 * before the chunks of the page are loaded.
 */
export function restoreScroll({location, previousLocation}: RouteUpdate, isOtherPage: boolean): void {
  isNavigating = false;
  // The answer that the hash names, and those that Back finds open.
  revealTarget(location.hash);
  rememberOpenAnswers();
  currentKey = location.key ?? keyOf(history.state as EntryState);
  const initial = isOtherPage && !location.hash ? 0 : undefined;
  const top = positions.get(currentKey) ?? initial;
  if (previousLocation && top !== undefined) scrollTo(top);
}

/** Follows what moves the page, after followOverlays of overlayHistory.ts, which keeps Back that closes an overlay from it. */
export function followScroll(): void {
  positions = storedPositions();
  // After a reload the browser scrolls before Docusaurus reports the first route.
  currentKey = keyOf(history.state as EntryState);
  // The previous page stays until the next one is loaded, and the browser already scrolls it. The router is notified later.
  const onPopState = ({state}: PopStateEvent) => {
    isNavigating = true;
    keyOf(state as EntryState);
  };
  const onScroll = () => {
    if (!isNavigating) positions.set(currentKey, window.scrollY);
  };
  addEventListener('popstate', onPopState, {capture: true});
  addEventListener('scroll', onScroll, {passive: true});
  addEventListener('pagehide', () => writeItem('session', POSITIONS_KEY, JSON.stringify([...positions])));
}
