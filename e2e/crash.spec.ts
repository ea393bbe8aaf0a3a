import {crashList, crashOutside, restore} from './support/crash';
import {addressOf} from './support/routes';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const says = {es: 'Esta página ha fallado.', en: 'This page crashed.'} as const;
const again = {es: 'Intentar de nuevo', en: 'Try again'} as const;

test.use({harmless: /The calendar is gone|The window has no media/});

test('a crash inside the layout says what happened, and is cleared by trying again', async ({page}) => {
  const locale = 'en';
  await open(page, addressOf('/docs/', locale));
  await crashList(page, locale);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(says[locale]);
  await expect(page.getByRole('alert')).toContainText(uiString(locale, 'crash.lead'));
  await expect(page.getByRole('main')).toContainText('The calendar is gone');
  await expect(page.getByRole('main')).toContainText(`${uiString(locale, 'crash.cause')}\nSomeone took it`);
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();

  await page.getByRole('button', {name: again[locale]}).click();
  await expect(page.getByRole('heading', {level: 1}), 'still broken').toHaveText(says[locale]);
  await restore(page);
  await page.getByRole('button', {name: again[locale]}).click();
  await expect(page.locator('.blog__main .page-list')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(`a crash of the layout itself says so in its language, and is cleared`, async ({page}) => {
  const locale = 'es';
  await crashOutside(page, locale);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(says[locale]);
  await expect(page.getByRole('main')).toContainText('The window has no media');
  await expect(page).toHaveTitle({es: 'Error de página', en: 'Page Error'}[locale]);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('link', {name: uiString(locale, 'crash.home')})).toHaveAttribute(
    'href',
    addressOf('/', locale),
  );

  await restore(page);
  await page.getByRole('button', {name: again[locale]}).click();
  await expect(page.locator('.doc__article')).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page).not.toHaveTitle(/Error/);
});
