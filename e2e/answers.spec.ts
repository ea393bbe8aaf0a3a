import {saveData} from './support/conditions';
import {expect, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const answer = '#forgot-password';

const faq = '/docs/faq/';

test('it does so before the page is hydrated, too', async ({page}) => {
  await saveData(page);
  await page.goto(faq + answer);
  await expect(page.locator(`${answer} .answer__body`)).toBeVisible();
  await page.evaluate(() => (location.hash = '#change-email'));
  await expect(page.locator('#change-email .answer__body')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});

test('a link to an answer opens it, also a second time and from another page', async ({page}) => {
  await open(page, faq);
  await page.evaluate((hash) => {
    const link = Object.assign(document.createElement('a'), {href: hash, id: 'the-link', textContent: hash});
    document.querySelector('main')?.prepend(link);
  }, answer);
  const body = page.locator(`${answer} .answer__body`);
  await page.locator('#the-link').click();
  await expect(body).toBeVisible();
  await page.locator(`${answer} > summary`).click();
  await expect(body).toBeHidden();
  await page.locator('#the-link').click();
  await expect(body).toBeVisible();
});

test('words found in a closed answer open it', async ({page}) => {
  await page.goto(faq);
  const words = (await page.locator(`${answer} .answer__body p`).first().textContent())?.split(/[.,]/)[0] ?? '';
  // A text fragment finds words the way the browser's own search does.
  await page.goto('about:blank');
  await page.goto(`${faq}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
  await expect(page.locator(`${answer} .answer__body`)).toBeVisible();
});

test('in print every answer is open, and closed again afterwards', async ({page}) => {
  await open(page, faq);
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const closed = page.locator('details.answer:not([open])');
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('details.answer[open]')).toHaveCount(0);
  // Browsers that support it open answers in print by style alone, also without script.
  const height = await page.locator(`${answer} .answer__body`).evaluate((body) => body.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(0);
});

test('a task gives its link, and an answer quietly its own', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', {value: undefined}));
  const task = '/docs/password/';
  await open(page, `${task}?from=mail`);
  const row = page.locator('.share').last();
  await expect(row.locator('a').first()).toBeHidden();
  await row.locator('summary').click();
  // Without the query, which may contain where this reader came from.
  const address = new URL(`${task}#forgot`, baseURL).href;
  const links = await row
    .locator('a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href)));
  expect(links.map(({protocol}) => protocol)).toEqual(['https:', 'sms:', 'mailto:']);
  await row.getByRole('button').click();
  await expect(row.getByRole('status')).toHaveText(uiString('es', 'share.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.locator('#too-many-tries > summary').click();
  await expect(page.locator('#too-many-tries .share-answer a')).toHaveAttribute('href', /wa\.me.+%23too-many-tries$/);
});

for (const [reason, isShown] of [
  ['AbortError', false],
  ['NotAllowedError', true],
] as const) {
  test(`a share sheet gets the address; the ways are shown: ${isShown}, after ${reason}`, async ({page, baseURL}) => {
    await page.addInitScript((name) => {
      const share = ({url}: ShareData) => {
        document.documentElement.dataset.shared = url;
        return Promise.reject(new DOMException('', name));
      };
      Object.defineProperty(navigator, 'share', {value: share});
    }, reason);
    const task = '/docs/password/';
    await open(page, task);
    const row = page.locator('.share').last();
    await row.locator('summary').click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', new URL(`${task}#forgot`, baseURL).href);
    await expect(row.locator('a').first()).toBeVisible({visible: isShown});
  });
}
