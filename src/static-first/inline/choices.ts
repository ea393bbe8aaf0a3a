import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY} from '../docusaurusInternals/client/names';
import {readItem, writeItem} from './storage';

/** The state of the page, for styles. */
export const pageState = (): DOMStringMap => document.documentElement.dataset;

/** The colour toggles: one in the bar, the others in the menu of narrow screens. */
export const COLOR_TOGGLE_SELECTOR = '.color-toggle';
/** The close button of the announcement. */
export const ANNOUNCEMENT_CLOSE_SELECTOR = '.theme-announcement-bar button';

function hideAnnouncement(isHidden: boolean): void {
  pageState().announcementBarInitiallyDismissed = String(isHidden);
}

/**
 * Shows what the reader has chosen, before the first paint and again when it was chosen in another tab: the colour mode, and no dismissed
 * announcement. A dismissal counts for the id it was made for. Docusaurus compares ids only after hydration, so a reader who never
 * hydrates would miss every later announcement.
 * @param announcement id of the current announcement
 */
export function showChoices(announcement: string): void {
  pageState().theme = readItem('local', COLOR_MODE_KEY) === 'dark' ? 'dark' : 'light';
  hideAnnouncement(
    readItem('local', ANNOUNCEMENT_DISMISSED_KEY) === 'true' && readItem('local', ANNOUNCEMENT_ID_KEY) === announcement,
  );
}

/** Switches between light and dark at once, and stores the choice, which React reads when it hydrates. */
export function toggleColorMode(): void {
  const mode = pageState().theme === 'dark' ? 'light' : 'dark';
  pageState().theme = mode;
  writeItem('local', COLOR_MODE_KEY, mode);
}

/** Hides the announcement at once and remembers it for its id. */
export function dismissAnnouncement(id: string): void {
  hideAnnouncement(true);
  writeItem('local', ANNOUNCEMENT_ID_KEY, id);
  writeItem('local', ANNOUNCEMENT_DISMISSED_KEY, 'true');
}
