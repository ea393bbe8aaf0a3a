import {type Page} from '@playwright/test';
import {fileOf, scriptsOf} from './build';
import {hydrated} from './test';

/** Conditions that are really injected: a slow or failing network, Save-Data, storage that is denied. */

/** Turns on Save-Data: nothing is prefetched, so that a script is loaded only when it is needed. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true});
  });
}

/** Index and script of the search, which are fetched when it is used, whatever the connection. */
export const filesOfSearch = 2;

/** Uses a control that needs scripts, which are loaded only then under Save-Data. */
export async function reach(page: Page): Promise<void> {
  await page.locator('.search__field button').first().dispatchEvent('pointerdown');
}

/** Makes a page load its scripts by using it, and waits until React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  await reach(page);
  await hydrated(page);
}

/** Opens a page with Save-Data, and makes it load its scripts. */
export async function openSaving(page: Page, address: string): Promise<void> {
  await saveData(page);
  await page.goto(address);
  await hydrate(page);
}

/** The paths of the scripts that a page needs and the previous page did not. */
export function scriptsBetween(from: string, to: string): string[] {
  const [before, after] = [from, to].map((address) => scriptsOf(fileOf(address)));
  return (after ?? []).filter((script) => !before?.includes(script));
}

/** Pauses the requests of these scripts, by their paths or by what is in them, until the test decides: also those to come. */
export async function pauseRequests(page: Page, scripts: string[] | RegExp) {
  let decide: (verdict: 'continue' | 'abort') => void = () => undefined;
  const decision = new Promise<'continue' | 'abort'>((resolve) => {
    decide = resolve;
  });
  await page.route(
    ({pathname}) => (Array.isArray(scripts) ? scripts.includes(pathname) : scripts.test(pathname)),
    async (route) => route[await decision](),
  );
  return {
    release: () => decide('continue'),
    /** Breaks the connection. */
    fail: () => decide('abort'),
  };
}

/**
 * Sets how long a page waits for its reload before it shows the message, in milliseconds. Playwright's clock cannot pass the time while a
 * reload is on its way.
 */
export async function setReloadTimeout(page: Page, timeout: number): Promise<void> {
  await page.addInitScript((limit) => {
    const later = window.setTimeout.bind(window);
    const setTimeout = (callback: () => void, delay?: number) => later(callback, delay === 10_000 ? limit : delay);
    Object.assign(window, {setTimeout});
  }, timeout);
}

/** Makes a storage throw, as browsers do that block cookies. */
export async function denyStorage(page: Page, area: 'localStorage' | 'sessionStorage'): Promise<void> {
  await page.addInitScript((denied) => {
    Object.defineProperty(window, denied, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }, area);
}

/** Leaves no room in `localStorage` for even one more character. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (let size = 2 ** 22; size >= 1;) {
      try {
        localStorage.setItem(`full-${size}-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}
