import type {ElementRef} from '../inline/elementRef';
import {CLICKS_KEY, readValid, takeItem} from '../inline/storage';

/**
 * Reads references from the text in which the page before the reload wrote them.
 * @param text element paths, one per line
 * @throws when one is no selector
 */
export function parsePaths(text: string): ElementRef[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((path) => {
      document.querySelector(path);
      return {path};
    });
}

/** Takes the clicks that were queued before the page was reloaded. @returns undefined on a page that did not reload itself */
export function takeRestoredClicks(): ElementRef[] | undefined {
  const clicks = readValid('session', CLICKS_KEY, parsePaths);
  takeItem('session', CLICKS_KEY);
  return clicks;
}
