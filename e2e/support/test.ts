import {expect, type Page, test as base} from '@playwright/test';
import {collectPageErrors} from './pageErrors';

export {expect};

interface Fixtures {
  /**
   * The page errors of a test (support/pageErrors.ts). A test fails when anything but what is `harmless` is left here at its end; one that
   * provokes one removes it with `splice`.
   */
  pageErrors: string[];
  /** Page errors that the tests of a file cause. */
  harmless: RegExp;
}

/** The `test` of every spec: on top of Playwright's, a page with an error fails its test. */
export const test = base.extend<Fixtures>({
  harmless: [/^$/, {option: true}],
  pageErrors: [
    async ({context, harmless}, use) => {
      const pageErrors = collectPageErrors(context);
      await use(pageErrors);
      const others = pageErrors.filter((pageError) => !harmless.test(pageError));
      expect(others, 'the pages of this test have errors').toEqual([]);
    },
    {auto: true},
  ],
});

/** Opens an address and waits until React has hydrated the page, so that buttons work. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Types a query into the search, which its key opens, and waits for a result. */
export async function findInSearch(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Waits until the work that a page does in idle time is done. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})));

/**
 * Waits until React has hydrated the page. The page itself looks at every frame: a locator looks again only after growing pauses of up to
 * half a second, which every test would wait for. A phone loads its scripts on use.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    // Not on a hydrated page: a press elsewhere closes what is open.
    if (!isHydrated && matchMedia('(pointer: coarse)').matches) {
      document.querySelector('.navbar__toggle')?.dispatchEvent(new Event('pointerdown', {bubbles: true}));
    }
    return isHydrated;
  });
}
