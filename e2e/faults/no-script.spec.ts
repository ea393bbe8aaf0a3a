import {test} from '../support/fault';
import {stopsOutside} from '../support/layout';
import {expect} from '../support/test';
import {uiString} from '../support/uiStrings';

test.use({javaScriptEnabled: false, viewport: {width: 390, height: 800}});

test('a page works without JavaScript', async ({page, user}) => {
  await user.open('/docs/');
  await user.expectText('/docs/');
  // A link to the manual replaces the search.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(
    page.getByRole('navigation').getByRole('link', {name: uiString('es', 'search.withoutScript')}),
  ).toHaveAttribute('href', '/docs/');
  const contents = page.locator('details.toc-menu').first();
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.locator('summary').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  // The meaning of a glossary word is shown after the word and covers nothing. The sign at its end hides it.
  await page.locator('#what > summary').click();
  const word = page.locator('.word').first();
  const meaning = () =>
    word.evaluate((term) => {
      const {content, position} = getComputedStyle(term, '::after');
      return content === 'none' ? undefined : position;
    });
  expect(await meaning()).toBeUndefined();
  await word.focus();
  expect(await meaning()).toBe('static');
  await page.locator('.word:focus + .word__close').click();
  expect(await meaning()).toBeUndefined();
  // The menu of a narrow screen is a native popover.
  await page.locator('.navbar__toggle').click();
  await page.locator('#menu [data-topic=help] summary').click();
  const link = page.locator('#menu details a[href="/docs/faq/"]');
  await expect(link).toBeVisible();
  user.navigates();
  await link.click();
  await user.expectText('/docs/faq/');
  await page.locator('#forgot-password > summary').click();
  await expect(page.locator('#forgot-password .answer__body')).toBeVisible();
  await user.expectNoMessage();
});

test('the skip link of /docs/faq/ leads to its content without script', async ({page}) => {
  // Wide enough for the navigation, which comes before the content.
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/docs/faq/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the not-found page leads to the other language without script', async ({page, pageErrors}) => {
  await page.goto('/docs/remitances');
  await page.locator('.navbar__toggle').click();
  await page.locator(`#menu .link-row a[lang="en"]`).click();
  await expect(page).toHaveURL(new URL('/en/', process.env.SITE_URL).href);
  pageErrors.splice(0);
});

test('the open menu keeps the focus without script', async ({page}) => {
  await page.goto('/docs/faq/');
  await page.locator('.navbar__toggle').press('Enter');
  await expect(page.locator('#menu')).toBeVisible();
  expect(await stopsOutside(page, '#menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('a part that moved to another page has a link there without script', async ({page}) => {
  await page.goto('/docs/help/#complaint');
  const movedLinks = page.locator('a.moved').filter({visible: true});
  await expect(movedLinks).toHaveCount(1);
  await expect(movedLinks).toBeInViewport();
  await expect(movedLinks).toHaveAttribute('href', '/docs/orders/#complaint');
});
