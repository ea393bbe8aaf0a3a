import {reach, saveData} from './support/conditions';
import {addressOf} from './support/routes';
import {expect, hydrated, test} from './support/test';
import {uiString} from './support/uiStrings';

const bar = '.theme-announcement-bar';

test('a new announcement shows before and after hydration and moves nothing; a closed one does not flash by', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('docusaurus.announcement.id') === null) {
      localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }
  });
  // Without scripts until they are needed, what is seen first is the page before hydration.
  await saveData(page);
  await page.goto('/docs/');
  const heading = page.getByRole('heading', {level: 1});
  await expect(page.locator(bar)).toContainText(uiString('es', 'announcement.text'));
  const before = await heading.boundingBox();
  await reach(page);
  await hydrated(page);
  await expect(page.locator(bar)).toBeVisible();
  expect((await heading.boundingBox())?.y).toBe(before?.y);

  await page.getByRole('button', {name: uiString('es', 'theme.AnnouncementBar.closeButtonAriaLabel')}).click();
  await expect(page.locator(bar)).toBeHidden();
  await page.goto(addressOf('/docs/', 'en'));
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator(bar)).toBeHidden();
});
