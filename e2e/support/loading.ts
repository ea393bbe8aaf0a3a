import {type Page} from '@playwright/test';
import {pauseRequests, openSaving, scriptsBetween} from './conditions';

/** A link to a page in the bar or the footer. */
export const follow = (href: string): string => `footer a[href="${href}"], .navbar__inner a[href="${href}"]`;

/**
 * Navigates to the blog, whose scripts are held back, so that the spinner is shown, and the error box once they have failed.
 * That takes two overlapping navigations: the spinner appears when the first one completes while the second is still pending.
 * @returns a function that makes the scripts fail
 */
export async function stallNavigation(page: Page): Promise<() => void> {
  const [from, slow] = ['/docs/', '/blog'] as const;
  const first = await pauseRequests(page, scriptsBetween(from, '/'));
  const second = await pauseRequests(page, scriptsBetween(from, slow));
  await openSaving(page, from);
  // Docusaurus reloads when a preload fails; an answer without content cancels that reload and leaves the box to be seen.
  await page.route(slow, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({status: 204}) : route.continue(),
  );
  await page.locator('.navbar__brand').first().click();
  await page.locator(follow(slow)).first().click();
  first.release();
  return second.fail;
}
