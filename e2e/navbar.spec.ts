import {type Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {expect, test} from './support/test';

/** Like a reader: not in one jump, since the bar looks at where it was before. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(600, 400);
  for (const target of [300, 600, 900]) {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(target);
  }
}

test('the navbar hides on scroll down, and reappears on scroll up and on focus', async ({page}) => {
  // Without the scripts, too.
  await saveData(page);
  await page.goto('/docs/faq/');
  const bar = page.locator('nav.navbar');
  await expect(bar).toBeInViewport();
  await scrollDown(page);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link', {name: 'Preguntas frecuentes'}).focus();
  await expect(bar).toBeInViewport();
});
