import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY} from '../docusaurusInternals/client/names';
import {readItem} from './storage';

/** The state of the page, for styles. */
export const pageState = (): DOMStringMap => document.documentElement.dataset;

/**
 * Shows what the reader has chosen, before the first paint and when it changes, also in another tab: the colour mode, and no dismissed
 * announcement. A dismissal counts for the id it was made for. Docusaurus compares ids only after hydration, so a reader who never
 * hydrates would miss every later announcement.
 * @param announcement id of the current announcement
 */
export function showChoices(announcement: string): void {
  pageState().theme = readItem('local', COLOR_MODE_KEY) === 'dark' ? 'dark' : 'light';
  pageState().announcementBarInitiallyDismissed = String(
    readItem('local', ANNOUNCEMENT_DISMISSED_KEY) === 'true' && readItem('local', ANNOUNCEMENT_ID_KEY) === announcement,
  );
}
