import {locales} from '../src/content/place';
import {addressOf} from './support/routes';
import {denyStorage} from './support/conditions';
import {expect, open, test} from './support/test';
import {word} from './support/words';

for (const locale of locales) {
  test(`without storage there is one warning for developers, and everything else works (${locale})`, async ({page, complaints}) => {
    await denyStorage(page);
    await open(page, addressOf('/docs/', locale));
    await page.getByRole('button', {name: word(locale, 'theme.colorToggle.ariaLabel', {mode: word(locale, 'theme.colorToggle.ariaLabel.mode.light')})}).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: word(locale, 'theme.AnnouncementBar.closeButtonAriaLabel')}).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await page.locator('.navbar__inner').getByRole('link', {name: {es: 'Preguntas frecuentes', en: 'Frequently asked questions'}[locale]}).click();
    await page.locator('#forgot-password > summary').click();
    await expect(page.locator('#forgot-password .answer__body')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('Docusaurus browser storage is not available')]);
  });
}
