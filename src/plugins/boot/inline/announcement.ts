import {read, write} from './storage';

// The keys that Docusaurus reads when it hydrates.
const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';
/** The closing button of the announcement. */
export const CLOSE_ANNOUNCEMENT = '.theme-announcement-bar button';

/**
 * Lets a new announcement appear: a dismissal counts for the id it was made for. Docusaurus compares ids only after
 * hydration, so a reader who never hydrates would miss every later announcement. Runs before Docusaurus's own inline
 * script hides a dismissed one.
 */
export function forgetOldDismissal(id: string): void {
  if (read('localStorage', ID) !== id && read('localStorage', DISMISSED) === 'true') {
    write('localStorage', DISMISSED, 'false');
  }
}

/** Hides the announcement at once and remembers it for its id. */
export function dismissAnnouncement(id: string): void {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  write('localStorage', ID, id);
  write('localStorage', DISMISSED, 'true');
}
