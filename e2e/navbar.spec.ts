import {type Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {expect, open, test} from './support/test';

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

test('the list of languages opens by key, closes by Esc and gives the focus back', async ({page}) => {
  await open(page, '/docs/');
  const button = page.locator('.navbar__inner').getByRole('button', {name: 'Español'});
  const list = page.locator('.navbar__inner .dropdown__menu');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(list).toBeHidden();
});
