import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY} from '../docusaurusInternals/client/names';
import {closestOf} from './events';
import {readItem, writeItem} from './storage';

/** The colour toggles, and the button that closes the announcement. */
const CHOICES = '.color-toggle,.theme-announcement-bar button';

/** The state of the page, for styles. */
export const pageState = (): DOMStringMap => document.documentElement.dataset;

/**
 * Shows what the reader has chosen, before the first paint and when it changes, also in another tab: the colour mode, and no dismissed
 * announcement. A dismissal counts only for the id that it was made for. Docusaurus compares ids only at the first navigation, so a reader
 * without React would miss every later announcement.
 */
function showChoices(announcement: string): void {
  pageState().theme = readItem('local', COLOR_MODE_KEY) === 'dark' ? 'dark' : 'light';
  const isDismissed = readItem('local', ANNOUNCEMENT_DISMISSED_KEY) === 'true';
  const isThisOne = readItem('local', ANNOUNCEMENT_ID_KEY) === announcement;
  pageState().announcementBarInitiallyDismissed = String(isDismissed && isThisOne);
  // Docusaurus reads the dismissal before the id: at the first navigation a new announcement would go and come back.
  if (isDismissed && !isThisOne) writeItem('local', ANNOUNCEMENT_DISMISSED_KEY, 'false');
}

/**
 * Shows and stores what the reader chooses, also on a hydrated page: React has no part in it.
 * @param announcement id of the current announcement
 */
export function followChoices(announcement: string): void {
  showChoices(announcement);
  addEventListener('click', (event) => {
    const control = closestOf(event, CHOICES);
    if (control?.matches('.color-toggle')) {
      const mode = pageState().theme === 'dark' ? 'light' : 'dark';
      pageState().theme = mode;
      writeItem('local', COLOR_MODE_KEY, mode);
    } else if (control) {
      pageState().announcementBarInitiallyDismissed = 'true';
      writeItem('local', ANNOUNCEMENT_ID_KEY, announcement);
      writeItem('local', ANNOUNCEMENT_DISMISSED_KEY, 'true');
    }
  });
  addEventListener('storage', () => showChoices(announcement));
}
