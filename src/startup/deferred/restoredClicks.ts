import type {ElementRef} from '../inline/elementRef';
import {CLICKS_KEY, takeItem} from '../inline/storage';

/** Takes the clicks that were queued before the page was reloaded. @returns undefined on a page that did not reload itself */
export function takeRestoredClicks(): ElementRef[] | undefined {
  return takeItem('session', CLICKS_KEY)
    ?.split('\n')
    .filter(Boolean)
    .map((path) => ({path}));
}
