import {expect, type Page, test as base} from '@playwright/test';
import {collectPageErrors} from './pageErrors';

export {expect};

interface Fixtures {
  /**
   * The page errors of a test (support/pageErrors.ts). A test fails when there are errors at its end, except for `harmless` ones. A test
   * that causes an error removes it with `splice`.
   */
  pageErrors: string[];
  /** A pattern for page errors that the tests of a file cause. */
  harmless: RegExp;
}

/** The `test` of every spec: Playwright's own, and a page error fails the test. */
export const test = base.extend<Fixtures>({
  harmless: [/^$/, {option: true}],
  pageErrors: [
    async ({context, harmless}, use) => {
      const pageErrors = collectPageErrors(context);
      await use(pageErrors);
      const otherErrors = pageErrors.filter((pageError) => !harmless.test(pageError));
      expect(otherErrors, 'the pages of this test have errors').toEqual([]);
    },
    {auto: true},
  ],
});

/** Opens an address and waits until React has hydrated the page, so that buttons work. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens the search by its key, types a query, and waits for a result. */
export async function findInSearch(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Waits until the idle work of a page is done. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})));

/**
 * Waits until a page works: on a computer until React has hydrated it, which does not happen on a phone. The page itself checks at every
 * frame, because a locator waits up to half a second between its checks, in every test.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true' || matchMedia('(pointer: coarse)').matches,
  );
}
