import {type Page} from '@playwright/test';
import {locales} from '../src/content/place';
import {addressOf} from './support/routes';
import {expect, open, test} from './support/test';
import {word} from './support/words';

const says = {es: 'Esta página ha fallado.', en: 'This page crashed.'} as const;
const again = {es: 'Intentar de nuevo', en: 'Try again'} as const;

/** The list of news writes dates: without a calendar it crashes, inside the layout. */
async function loseCalendar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const {DateTimeFormat} = Intl;
    Intl.DateTimeFormat = function NoCalendar() {
      throw new Error('The calendar is gone', {cause: new Error('Someone took it')});
    } as unknown as typeof DateTimeFormat;
    window.addEventListener('heal', () => Object.assign(Intl, {DateTimeFormat}));
  });
}

/** The menu in the bar asks how wide the window is: without an answer it crashes, outside of what the layout protects. */
async function loseMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {matchMedia} = window;
    window.matchMedia = () => {
      throw new Error('The window has no media');
    };
    window.addEventListener('heal', () => Object.assign(window, {matchMedia}));
  });
}

const heal = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('heal')));

for (const locale of locales) {
  test(`a crash inside the layout says what happened, keeps the navigation, and is cleared by trying again (${locale})`, async ({page, complaints}) => {
    await open(page, addressOf('/docs/', locale));
    await loseCalendar(page);
    await page.locator(`footer a[href="${addressOf('/blog', locale)}"]`).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(says[locale]);
    await expect(page.getByRole('alert')).toContainText(word(locale, 'crash.lead'));
    await expect(page.getByRole('main')).toContainText('The calendar is gone');
    await expect(page.getByRole('main')).toContainText(`${word(locale, 'crash.cause')}\nSomeone took it`);
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();

    await page.getByRole('button', {name: again[locale]}).click();
    await expect(page.getByRole('heading', {level: 1}), 'still broken').toHaveText(says[locale]);
    await heal(page);
    await page.getByRole('button', {name: again[locale]}).click();
    await expect(page.locator('.timetable')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(complaints.splice(0).every((complaint) => complaint.includes('The calendar is gone'))).toBe(true);
  });

  test(`a crash of the layout itself says so in the page's language, and is cleared by trying again (${locale})`, async ({page, complaints}) => {
    await loseMedia(page);
    await page.goto(addressOf('/docs/', locale));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(says[locale]);
    await expect(page.getByRole('main')).toContainText('The window has no media');
    await expect(page).toHaveTitle({es: 'Error de página', en: 'Page Error'}[locale]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('link', {name: word(locale, 'crash.home')})).toHaveAttribute('href', addressOf('/', locale));

    await heal(page);
    await page.getByRole('button', {name: again[locale]}).click();
    await expect(page.locator('.doc__article')).toBeVisible();
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page).not.toHaveTitle(/Error/);
    expect(complaints.splice(0).every((complaint) => complaint.includes('The window has no media'))).toBe(true);
  });
}
