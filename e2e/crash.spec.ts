import {type Page} from '@playwright/test';
import {expectClean} from './support/axe';
import {fileOf, textsOf} from './support/build';
import {styleDifferences} from './support/computedStyles';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

test.use({harmless: /The calendar is gone|The menu is gone/});

const restore = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('restore')));

test('after a crash inside the layout the page says what happened, and Try again restores it', async ({page}) => {
  await open(page, '/en/docs/');
  // The list of posts formats dates: without a calendar it crashes inside the layout.
  await page.evaluate(() => {
    const {prototype} = Date;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- restored unchanged
    const {getUTCMonth} = prototype;
    prototype.getUTCMonth = () => {
      throw new Error('The calendar is gone', {cause: new Error('Someone took it')});
    };
    window.addEventListener('restore', () => Object.assign(prototype, {getUTCMonth}));
  });
  await page.locator('footer a[href="/en/blog"]').click();
  const [heading, main] = [page.getByRole('heading', {level: 1}), page.getByRole('main')];
  await expect(heading).toHaveText('This page crashed.');
  await expect(page.getByRole('alert')).toContainText(uiString('en', 'crash.lead'));
  await expect(main).toContainText('The calendar is gone');
  await expect(main).toContainText(`${uiString('en', 'crash.cause')}\nSomeone took it`);
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();

  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading, 'still broken').toHaveText('This page crashed.');
  await restore(page);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('.blog main .link-list')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('after a crash of the layout the page says so in its language, and Try again restores it', async ({page}) => {
  // The menu adds a listener to its dialog. When that throws, the menu crashes outside of the layout's error boundary.
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element, and restored unchanged
    const {addEventListener} = HTMLDialogElement.prototype;
    const crash: typeof addEventListener = function crash(
      this: HTMLDialogElement,
      ...listener: Parameters<typeof addEventListener>
    ) {
      if (listener[0] === 'close') throw new Error('The menu is gone');
      addEventListener.apply(this, listener);
    };
    Object.assign(HTMLDialogElement.prototype, {addEventListener: crash});
    window.addEventListener('restore', () => Object.assign(HTMLDialogElement.prototype, {addEventListener}));
  });
  // This page has neither a button of that kind nor its rules.
  await open(page, '/blog/archive');
  await page.locator('footer a[href="/docs/faq/"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Esta página ha fallado.');
  await expect(page.getByRole('main')).toContainText('The menu is gone');
  await expect(page).toHaveTitle(uiString('es', 'crash.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', {name: uiString('es', 'crash.home')})).toHaveAttribute('href', '/');
  await expectClean(page, 'html');
  // The rules for the button are in the stylesheet of the site.
  await expect(page.locator('.crash-view .primary-button').first()).toHaveCSS('align-items', 'center');
  await expect(page.locator('.crash-view__actions')).toHaveCSS('display', 'flex');
  expect(await styleDifferences(page)).toEqual([]);

  await restore(page);
  await page.getByRole('button', {name: uiString('es', 'theme.ErrorPageContent.tryAgain')}).click();
  await expect(page.locator('main details').first()).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page).toHaveTitle(textsOf(fileOf('/docs/faq/'), 'title')[0] ?? '');
});
