import {COLOR_MODE_KEY} from '../docusaurusInternals/client/names';
import {readItem, writeItem} from './storage';

/** The colour toggles: one in the bar, the others in the menu of narrow screens. */
export const COLOR_TOGGLE_SELECTOR = '.color-toggle';

type Mode = 'light' | 'dark';

export const root = document.documentElement;

function show(mode: Mode): void {
  root.dataset.theme = mode;
}

/**
 * Shows the stored mode, else the light one: before the first paint, and again when it was chosen in another tab.
 * Docusaurus has an inline script of its own for this, which the template omits.
 */
export function showColorMode(): void {
  show(readItem('local', COLOR_MODE_KEY) === 'dark' ? 'dark' : 'light');
}

/** Switches between light and dark at once, and stores the choice, which React reads when it hydrates. */
export function toggleColorMode(): void {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  writeItem('local', COLOR_MODE_KEY, mode);
}
