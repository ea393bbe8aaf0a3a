import {type Page} from '@playwright/test';
import {integrityOf} from '../../src/static-first';
import {PAGE_ASSETS_ID} from '../../src/static-first/names';

/** Simulated conditions: a slow or failing network, Save-Data, denied storage. */

/** Turns on Save-Data: pages prefetch nothing, and do not load the scripts that hydrate them. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true});
  });
}

/** Makes a page load its scripts as on a computer, whatever the conditions are, and waits until React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  const scripts = await page.locator(`#${PAGE_ASSETS_ID}`).getAttribute('data-scripts');
  const files = (scripts ?? '').split(' ').map((src) => ({src, integrity: integrityOf(src)}));
  await page.evaluate((all) => {
    for (const file of all)
      document.head.append(Object.assign(document.createElement('script'), {...file, crossOrigin: '', async: false}));
  }, files);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a page with Save-Data, and hydrates it. */
export async function openSaving(page: Page, address: string): Promise<void> {
  await saveData(page);
  await page.goto(address);
  await hydrate(page);
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
    const originalSetTimeout = window.setTimeout.bind(window);
    const setTimeout = (callback: () => void, delay?: number) =>
      originalSetTimeout(callback, delay === 10_000 ? limit : delay);
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
