import {COLOR_MODE_KEY} from '../docusaurusInternals/client/storageKeys';
import type {Settings} from './settings';
import {readItem, writeItem} from './storage';

/** The colour toggles: one in the bar, the others in the menu of narrow screens. */
export const COLOR_TOGGLE_SELECTOR = 'button[class*=toggleButton]';

type ModeNames = Pick<Settings, 'darkMode' | 'lightMode'>;

type Mode = 'light' | 'dark';

const toggles = () => document.querySelectorAll<HTMLButtonElement>(COLOR_TOGGLE_SELECTOR);
const root = document.documentElement;

function show(mode: Mode): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
}

/** Updates the accessible names of the toggles: the built HTML names the light mode. */
function nameToggles({darkMode, lightMode}: ModeNames): void {
  toggles().forEach((toggle) => {
    const old = toggle.title;
    toggle.title = root.dataset.theme === 'dark' ? darkMode : lightMode;
    toggle.setAttribute('aria-label', (toggle.getAttribute('aria-label') ?? '').replace(old, toggle.title));
  });
}

/**
 * Shows the stored mode, else the light one: before the first paint, and again when it was chosen in another tab.
 * Docusaurus has an inline script of its own for this, which the template omits.
 */
export function showColorMode(names: ModeNames): void {
  show(readItem('local', COLOR_MODE_KEY) === 'dark' ? 'dark' : 'light');
  nameToggles(names);
}

/** Enables the toggles, which Docusaurus renders disabled until it hydrates. Call once they are parsed. */
export function enableColorToggles(names: ModeNames): void {
  toggles().forEach((toggle) => {
    toggle.disabled = false;
  });
  nameToggles(names);
}

/** Switches between light and dark at once, and stores the choice, which React reads when it hydrates. */
export function toggleColorMode(names: ModeNames): void {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  writeItem('local', COLOR_MODE_KEY, mode);
  nameToggles(names);
}
