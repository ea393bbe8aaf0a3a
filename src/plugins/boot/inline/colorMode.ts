import type {Settings} from './settings';
import {read, write} from './storage';

/** The colour toggles: one in the bar, the others in the menu of narrow screens. */
export const COLOR_TOGGLE = 'button[class*=toggleButton]';

type ModeNames = Pick<Settings, 'darkMode' | 'lightMode'>;

type Mode = 'light' | 'dark';

const toggles = () => document.querySelectorAll<HTMLButtonElement>(COLOR_TOGGLE);
const root = document.documentElement;

function show(mode: Mode): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
}

/** Puts the mode that is shown into the names of the toggles, whose HTML is the same for every reader. */
function nameToggles({darkMode, lightMode}: ModeNames): void {
  toggles().forEach((toggle) => {
    const old = toggle.title;
    toggle.title = root.dataset.theme === 'dark' ? darkMode : lightMode;
    toggle.setAttribute('aria-label', (toggle.getAttribute('aria-label') ?? '').replace(old, toggle.title));
  });
}

/**
 * Shows the stored mode, else the light one: before anything is painted, and again when it was chosen elsewhere.
 * Docusaurus has an inline script of its own for this, which the template leaves out.
 */
export function showColorMode(names: ModeNames): void {
  show(read('local', 'theme') === 'dark' ? 'dark' : 'light');
  nameToggles(names);
}

/** Enables the toggles, which Docusaurus renders disabled until it hydrates. Call once they are parsed. */
export function enableColorToggles(names: ModeNames): void {
  toggles().forEach((toggle) => {
    toggle.disabled = false;
  });
  nameToggles(names);
}

/** Switches between light and dark at once, and leaves what React reads when it hydrates. */
export function toggleColorMode(names: ModeNames): void {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  write('local', 'theme', mode);
  nameToggles(names);
}
