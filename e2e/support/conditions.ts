import {type Page} from '@playwright/test';
import {fileOf, scriptsOf} from './build';
import {hydrated} from './test';

/** Simulated conditions: a slow or failing network, Save-Data, denied storage. */

/** Turns on Save-Data: pages prefetch nothing, and load a script only when they need it. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true});
  });
}

/** The index and the script of the search, which load on first use on every connection. */
export const filesOfSearch = 2;

/** Uses a control that needs scripts. With Save-Data a page loads them only then. */
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

/** The paths of the scripts that a page needs and the previous page does not. */
export function scriptsBetween(from: string, to: string): string[] {
  const [previousScripts, nextScripts] = [from, to].map((address) => scriptsOf(fileOf(address)));
  return (nextScripts ?? []).filter((script) => !previousScripts?.includes(script));
}

/** Pauses present and future requests of these scripts until the test continues them. Takes paths or a pattern. */
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
    /** Breaks the connection for these requests. */
    fail: () => decide('abort'),
  };
}

/**
 * Sets how long a page waits for its reload before it shows the message, in milliseconds. Playwright's clock cannot advance during a
 * reload.
 */
export async function setReloadTimeout(page: Page, timeout: number): Promise<void> {
  await page.addInitScript((limit) => {
    const later = window.setTimeout.bind(window);
    const setTimeout = (callback: () => void, delay?: number) => later(callback, delay === 10_000 ? limit : delay);
    Object.assign(window, {setTimeout});
  }, timeout);
}

/** Makes a storage throw, like browsers that block cookies. */
export async function denyStorage(page: Page, area: 'localStorage' | 'sessionStorage'): Promise<void> {
  await page.addInitScript((denied) => {
    Object.defineProperty(window, denied, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }, area);
}

/** Fills `localStorage` to its last character. */
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
