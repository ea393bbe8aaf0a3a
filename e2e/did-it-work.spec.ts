import {saveData} from './support/conditions';
import {expect, test} from './support/test';

// Every task and every problem ends with a question; the contact shows whether support is available.

test('yes leads to what comes next, no to the problems, and from there to the contact', async ({page}) => {
  await saveData(page);
  await page.goto('/docs/services/mobile');
  const ask = page.locator('.steps .did-it-work > a');
  await expect(page.locator('#yes')).toBeHidden();
  await ask.first().click();
  await expect(page.locator('#yes')).toBeInViewport();
  await ask.last().click();
  await expect(page.locator('#problems')).toBeInViewport();
  const problem = page.locator('details.answer:not(.need)').first();
  await problem.locator('summary').click();
  await problem.locator('.did-it-work a[href="#contact"]').click();
  await expect(page.locator('#contact')).toBeInViewport();
});
