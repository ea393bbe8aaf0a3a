import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {makeCopy} from '../scripts/copy/copy';
import {buildFolder, titleOf} from './support/build';
import {folderWith} from './support/folder';
import {expect, test} from './support/test';

// The copy for a stick or a phone without a connection (scripts/copy), opened from the disk.

const folder = folderWith();
const root = pathToFileURL(join(folder, '/')).href;

test.beforeAll(() => makeCopy(buildFolder, folder));

test.beforeEach(async ({page}) => {
  page.on('request', (request) => expect.soft(request.url()).toContain(root));
  page.on('requestfailed', (request) => expect.soft(request.url(), 'failed').toBe(''));
});

/** The page of a file is shown, with its styles. */
async function expectPage(page: Page, file: string, title: string): Promise<void> {
  await expect(page).toHaveURL(root + file);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
}

test('from page to page by the menu of a phone, and into the other language and back', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await page.goto(`${root}index.html`);
  await page.locator('main a[href="docs/password/index.html#forgot"]').first().click();
  await page.locator('.navbar__toggle').click();
  await page.locator('#menu a[href="../checkout/index.html"]').click();
  await expectPage(page, 'docs/checkout/index.html', titleOf('/docs/checkout/'));
  await page.locator('.navbar__toggle').click();
  await page.locator('[popovertarget=menu-main]').click();
  await page.locator('#menu-main a[lang=en]').click();
  await expectPage(page, 'en/docs/checkout/index.html', titleOf('/en/docs/checkout/'));
  await page.goBack();
  await expectPage(page, 'docs/checkout/index.html', titleOf('/docs/checkout/'));
});

for (const folderOf of ['', 'en/']) {
  test(`the contents in ${folderOf || 'the first folder'} lead to an answer, and it to another one: both open`, async ({
    page,
  }) => {
    await page.goto(`${root}${folderOf}docs/faq/index.html`);
    await page.locator('.navbar .search__fallback').click();
    await expect(page).toHaveURL(`${root}${folderOf}contents.html`);
    const entry = page.locator('.answer', {has: page.locator('a[href="docs/password/index.html#suspended"]')});
    await entry.locator('summary').click();
    await entry.locator('a[href$="#suspended"]').click();
    await expectPage(page, `${folderOf}docs/password/index.html#suspended`, titleOf(`/${folderOf}docs/password/`));
    await expect(page.locator('#suspended')).toHaveAttribute('open');
    await page.locator('#suspended a[href="#too-many-tries"]').click();
    await expect(page.locator('#too-many-tries')).toHaveAttribute('open');
    await expect(page.locator('#too-many-tries')).toBeInViewport();
  });
}

test('a task is practised by links alone, with its pictures', async ({page}) => {
  await page.goto(`${root}docs/signup/index.html`);
  const drawing = page.locator('.screen use').first();
  await drawing.scrollIntoViewIfNeeded();
  const {width} = (await drawing.boundingBox()) ?? {width: 0};
  expect(width).toBeGreaterThan(0);
  await page.locator('.practice-link').click();
  for (const step of [1, 2]) {
    await expect(page).toHaveURL(`${root}docs/signup/index.html#practice-steps-${step}`);
    const next = page.locator(`#practice-steps-${step} .phone a`);
    await expect(next).toBeInViewport();
    await next.click();
  }
  await expect(page.locator('#practice-steps-3')).toHaveCSS('position', 'fixed');
});
