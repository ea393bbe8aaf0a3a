import {crashInside, crashOutside, crashText, restore} from '../support/crash';
import {locales} from '../support/locales';
import {fault, type FaultContext} from '../support/fault';
import {uiString} from '../support/uiStrings';
import {fileOf, readPage} from '../support/build';
import {expect, open, test} from '../support/test';

const says = {es: 'Esta página ha fallado.', en: 'This page crashed.'} as const;
const again = {es: 'Intentar de nuevo', en: 'Try again'} as const;

async function triesAgain({page, locale, user}: FaultContext, error: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(says[locale]);
  await expect(page.getByRole('main')).toContainText(error);
  user.note(`${says[locale]} (${error})`);
  await restore(page);
  await page.getByRole('button', {name: again[locale]}).click();
  user.recovery = 'by trying again';
}

for (const locale of locales) {
  test(
    `a page crashes inside the layout (${locale})`,
    fault(locale, {reloads: 0, console: /The calendar is gone/}, async (context) => {
      const {page, locale, user} = context;
      user.navigates();
      await crashInside(page, locale);
      await triesAgain(context, 'The calendar is gone');
      await user.expectText('/blog');
    }),
  );

  test(
    `a page crashes outside the layout (${locale})`,
    fault(locale, {reloads: 0, console: /The window has no media/}, async (context) => {
      const {page, locale, user} = context;
      user.navigates();
      await crashOutside(page, locale);
      await triesAgain(context, 'The window has no media');
      await user.expectText('/docs/');
    }),
  );

  for (const width of [360, 1280]) {
    test.describe(() => {
      test.use({viewport: {width, height: 800}});

      test(
        `one page of the manual crashes, and a link leads to another at ${width} px (${locale})`,
        fault(locale, {reloads: 0, console: /The text is gone/}, async ({page, at, user}) => {
          user.navigates();
          await crashText(page, at('/docs/faq/'), 'an error');
          await open(page, at('/docs/help/'));
          await user.follow('/docs/faq/');
          await expect(page.getByRole('heading', {level: 1})).toHaveText(says[locale]);
          await user.follow('/docs/');
          await user.expectText('/docs/');
          await expect(page).toHaveTitle(readPage(fileOf(at('/docs/'))).querySelector('title')?.text ?? '');
          user.recovery = 'by a link to another page';
        }),
      );

      test(
        `a page throws undefined at ${width} px (${locale})`,
        fault(locale, {reloads: 0, console: /undefined/}, async ({page, at, user}) => {
          user.navigates();
          await crashText(page, at('/docs/faq/'), 'undefined');
          await open(page, at('/docs/help/'));
          await user.follow('/docs/faq/');
          await expect(page.getByRole('heading', {level: 1})).toHaveText(says[locale]);
          await expect(page.getByRole('main')).toContainText('undefined');
          await expect(page.getByRole('link', {name: uiString(locale, 'crash.home')})).toBeVisible();
          await page.goBack();
          await user.expectText('/docs/help/');
          user.recovery = 'by going back';
        }),
      );
    });
  }
}
