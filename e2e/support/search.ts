import {type Page} from '@playwright/test';
import {expect} from './test';

/** Types a query into the search, which its key opens, and waits for a result. */
export async function findInSearch(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await expect(page.getByRole('option').first()).toBeVisible();
}
