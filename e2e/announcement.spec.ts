import {announcementBar} from '../src/site/announcement';
import {reach, saveData} from './support/conditions';
import {addressOf} from './support/routes';
import {expect, hydrated, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const bar = '.theme-announcement-bar';

const other = 'en';
const close = uiString('es', 'theme.AnnouncementBar.closeButtonAriaLabel');

test(`the announcement is in the page's language, and stays closed in both once it is closed`, async ({page}) => {
  await open(page, '/docs/');
  await expect(page.locator(bar)).toContainText(uiString('es', 'announcement.text'));
  await page.getByRole('button', {name: close}).click();
  await expect(page.locator(bar)).toBeHidden();
  await open(page, addressOf('/blog', other));
  await expect(page.locator(bar)).toBeHidden();
});

test('a closed announcement does not flash by while a page loads', async ({page}) => {
  await page.addInitScript((id) => {
    localStorage.setItem('docusaurus.announcement.id', id);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, announcementBar.id);
  // A browser that saves data loads no scripts until they are needed: what is seen is the page before hydration.
  await saveData(page);
  await page.goto('/docs/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator(bar)).toBeHidden();
});

test('a new announcement shows again, before and after hydration, and moves nothing', async ({page}) => {
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
  await expect(page.locator(bar)).toBeVisible();
  const before = await heading.boundingBox();
  await reach(page);
  await hydrated(page);
  await expect(page.locator(bar)).toBeVisible();
  expect((await heading.boundingBox())?.y).toBe(before?.y);
});
