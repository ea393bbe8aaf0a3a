import {saveData} from './support/conditions';
import {addressOf} from './support/routes';
import {expect, test} from './support/test';
import {uiString} from './support/uiStrings';

const chooseDark = uiString('es', 'theme.colorToggle.ariaLabel', {
  mode: uiString('es', 'theme.colorToggle.ariaLabel.mode.light'),
});

test('the colours are light until the reader chooses, and the chosen ones are there before anything is painted', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  // A browser that saves data loads no scripts until they are needed: what is seen is the page before hydration.
  await saveData(page);
  await page.goto('/docs/');
  const root = page.locator('html');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(root).toHaveAttribute('data-theme', 'light');
  const light = await paper();
  await page.getByRole('button', {name: chooseDark}).first().click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('theme')))).toEqual([
    ['theme', 'dark'],
  ]);

  await page.goto(addressOf('/docs/faq/', 'en'));
  await expect(page.locator('main')).toBeVisible();
  await expect(root).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).not.toBe(light);
});
