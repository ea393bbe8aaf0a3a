import {COLOR_TOGGLE_SELECTOR} from '../inline/colorMode';
import {isHydrated} from '../inline/hydration';
import type {Settings} from '../inline/settings';

/** Keeps the accessible names of the colour toggles right until React does: the built HTML names the light mode. */
export function nameColorToggles({darkMode, lightMode}: Pick<Settings, 'darkMode' | 'lightMode'>): void {
  const root = document.documentElement;
  const update = () => {
    if (!isHydrated()) {
      document.querySelectorAll<HTMLButtonElement>(COLOR_TOGGLE_SELECTOR).forEach((toggle) => {
        const old = toggle.title;
        toggle.title = root.dataset.theme === 'dark' ? darkMode : lightMode;
        toggle.setAttribute('aria-label', (toggle.getAttribute('aria-label') ?? '').replace(old, toggle.title));
      });
    }
  };
  update();
  new MutationObserver(update).observe(root, {attributeFilter: ['data-theme']});
}
