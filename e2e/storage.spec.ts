import {denyStorage, fillStorage} from './support/conditions';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const conditions = [
  ['without storage', denyStorage, 'Docusaurus browser storage is not available'],
  ['with a full storage', fillStorage, 'Docusaurus storage error'],
] as const;

for (const [condition, arrange, warning] of conditions) {
  test(`${condition} developers are warned, and everything else works`, async ({page, pageErrors}) => {
    await arrange(page);
    await open(page, '/docs/');
    await page
      .getByRole('button', {
        name: uiString('es', 'theme.colorToggle.ariaLabel', {
          mode: uiString('es', 'theme.colorToggle.ariaLabel.mode.light'),
        }),
      })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: uiString('es', 'theme.AnnouncementBar.closeButtonAriaLabel')}).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await page.locator('.navbar__inner').getByRole('link', {name: 'Preguntas frecuentes'}).click();
    await page.locator('#forgot-password > summary').click();
    await expect(page.locator('#forgot-password .answer__body')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const warnings = pageErrors.splice(0);
    expect(warnings).not.toEqual([]);
    expect(warnings.filter((each) => !each.includes(warning))).toEqual([]);
  });
}
