import {saveData} from './support/conditions';
import {addressOf} from './support/routes';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const other = 'en';
const button = (now: 'light' | 'dark') =>
  uiString('es', 'theme.colorToggle.ariaLabel', {
    mode: uiString('es', `theme.colorToggle.ariaLabel.mode.${now}`),
  });

test('the colours are light until the reader chooses, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('button', {name: button('light')})
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('theme')))).toEqual([
    'theme',
  ]);

  await open(page, addressOf('/docs/faq/', other));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the chosen colours are there before anything is painted', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // A browser that saves data loads no scripts until they are needed: what is seen is the page before hydration.
  await saveData(page);
  await page.goto('/docs/');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).not.toBe('rgb(255, 252, 246)');
});

test('a choice in one tab reaches the others', async ({page, context}) => {
  await open(page, '/docs/');
  const second = await context.newPage();
  await open(second, '/');
  await page
    .getByRole('button', {name: button('light')})
    .first()
    .click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});
