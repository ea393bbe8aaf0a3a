import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY} from '../docusaurusInternals/client/names';
import {root} from './colorMode';
import {readItem, writeItem} from './storage';

/** The close button of the announcement. */
export const ANNOUNCEMENT_CLOSE_SELECTOR = '.theme-announcement-bar button';

function hide(isHidden: boolean): void {
  root.dataset.announcementBarInitiallyDismissed = String(isHidden);
}

/**
 * Hides a dismissed announcement before it is painted. A dismissal counts for the id it was made for: Docusaurus compares
 * ids only after hydration, so a reader who never hydrates would miss every later announcement.
 */
export function hideDismissedAnnouncement(id: string): void {
  hide(readItem('local', ANNOUNCEMENT_DISMISSED_KEY) === 'true' && readItem('local', ANNOUNCEMENT_ID_KEY) === id);
}

/** Hides the announcement at once and remembers it for its id. */
export function dismissAnnouncement(id: string): void {
  hide(true);
  writeItem('local', ANNOUNCEMENT_ID_KEY, id);
  writeItem('local', ANNOUNCEMENT_DISMISSED_KEY, 'true');
}
