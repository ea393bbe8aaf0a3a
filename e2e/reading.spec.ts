import {type Page} from '@playwright/test';
import {titleOf} from './support/build';
import {pauseRequests, saveData} from './support/conditions';
import {expect, hydrated, open, test} from './support/test';
import {uiString} from './support/uiStrings';

/** Navigation on a page: skip link, scrolling, navbar, table of contents, topics of the menu, questions at the end. */

test('after a link within the site the reader hears the title and starts at the top, also with the keyboard', async ({
  page,
}) => {
  await open(page, '/docs/');
  const link = page.getByRole('main').locator('a[href="/docs/orders/"]').first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
  const between = await page.evaluateHandle(() => {
    const [from, scrollPositions] = [window.scrollY, [] as number[]];
    addEventListener('scroll', () => scrollPositions.push(...[window.scrollY].filter((y) => y !== from && y !== 0)));
    return scrollPositions;
  });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/docs\/orders\/$/);
  await expect(page.getByRole('status').filter({hasText: titleOf('/docs/orders/')})).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Smooth scrolling would pass over the new content.
  expect(await between.jsonValue()).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: uiString('es', 'theme.common.skipToMainContent')})).toBeFocused();
});

test('a link that is followed while another page loads starts at the top, and Back restores both positions', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const follow = (href: string) => page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
  const expectPage = async (address: string, position: number) => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(address));
    await expect.poll(async () => Math.abs((await top()) - position)).toBeLessThan(64);
  };
  const scrollTo = async (position: number) => {
    await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), position);
    await page.waitForFunction((y) => (history.state as {top?: number}).top === y, position);
  };
  await open(page, '/docs/checkout/');
  await scrollTo(500);
  await follow('/docs/help/');
  await expectPage('/docs/help/', 0);
  await page.reload();
  await hydrated(page);
  await scrollTo(300);
  const {release} = await pauseRequests(page, /assets\/js\//);
  // The reader goes back, then follows two links.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/docs/checkout/');
  for (const address of ['/docs/faq/', '/docs/orders/']) {
    await follow(address);
    await expect(page).toHaveURL(address);
  }
  release();
  await expectPage('/docs/orders/', 0);
  await page.goBack();
  await expectPage('/docs/faq/', 0);
  await page.goBack();
  await expectPage('/docs/checkout/', 500);
});

/** Scrolls like a reader, not in one jump: the bar compares each position with the previous one. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(600, 400);
  for (const target of [300, 600, 900]) {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(target);
  }
}

test('the navbar hides on scroll down, and reappears on scroll up and on focus', async ({page}) => {
  // The bar does this without scripts too.
  await saveData(page);
  await page.goto('/docs/faq/');
  const bar = page.locator('nav.navbar');
  await expect(bar).toBeInViewport();
  await scrollDown(page);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link', {name: 'Preguntas frecuentes'}).focus();
  await expect(bar).toBeInViewport();
});

// Every task and every problem ends with the same question.
test('Yes after a task leads to the text for yes, No to the problems, and a problem to the contact', async ({page}) => {
  await saveData(page);
  await page.goto('/docs/services/mobile');
  const ask = page.locator('.steps .did-it-work > a');
  await expect(page.locator('#yes')).toBeHidden();
  await ask.first().click();
  await expect(page.locator('#yes')).toBeInViewport();
  await ask.last().click();
  await expect(page.locator('#problems')).toBeInViewport();
  const problem = page.locator('details.answer:not(.need)').first();
  await problem.locator('summary').click();
  await problem.locator('.did-it-work a[href="#contact"]').click();
  await expect(page.locator('#contact')).toBeInViewport();
});

test(`the only version is called Next, and the link to the text of a page changes with the page`, async ({page}) => {
  const key = 'docs-preferred-version-default';
  await page.addInitScript((name) => localStorage.setItem(name, '0.9'), key);
  await open(page, '/docs/faq/');
  const version = page.locator('.navbar__inner').getByRole('link', {name: 'Next'});
  await expect(version).toBeVisible();
  await expect(version).toHaveAttribute('href', '/docs/faq/');
  const text = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(text).toHaveAttribute('href', '/docs/faq.md');
  await page.locator('.footer a[href="/docs/orders/"]').click();
  await expect(text).toHaveAttribute('href', '/docs/orders.md');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
