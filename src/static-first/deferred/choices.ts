import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY} from '../docusaurusInternals/client/names';
import {pageState, showChoices} from '../inline/choices';
import type {Startup} from '../inline/startup';
import {writeItem} from '../inline/storage';

/** The colour toggles, and the button that closes the announcement. */
export const CHOICES = '.color-toggle,.theme-announcement-bar button';

/** Shows and stores what the reader chooses, also on a hydrated page: React has no part in it. */
export function followChoices({settings: {announcement}, events}: Startup): void {
  const onClick = ({target}: Event) => {
    const control = (target as Partial<Element>).closest?.(CHOICES);
    control?.removeAttribute('aria-busy');
    if (control?.matches('.color-toggle')) {
      const mode = pageState().theme === 'dark' ? 'light' : 'dark';
      pageState().theme = mode;
      writeItem('local', COLOR_MODE_KEY, mode);
    } else if (control) {
      pageState().announcementBarInitiallyDismissed = 'true';
      writeItem('local', ANNOUNCEMENT_ID_KEY, announcement);
      writeItem('local', ANNOUNCEMENT_DISMISSED_KEY, 'true');
    }
  };
  events.filter(({type}) => type === 'click').forEach(onClick);
  addEventListener('click', onClick);
  // Choices made in another tab.
  addEventListener('storage', () => showChoices(announcement));
}
