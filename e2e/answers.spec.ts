import {reach, saveData} from './support/conditions';
import {expect, hydrated, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const answer = '#forgot-password';

const faq = '/docs/faq/';
const task = '/docs/password/';

test('an answer is opened by its address before hydration, by each link, and for print', async ({page}) => {
  await saveData(page);
  await page.goto(faq + answer);
  const body = page.locator(`${answer} .answer__body`);
  await expect(body).toBeVisible();
  await page.evaluate(() => (location.hash = '#change-email'));
  await expect(page.locator('#change-email .answer__body')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');

  await reach(page);
  await hydrated(page);
  await page.evaluate((hash) => {
    const link = Object.assign(document.createElement('a'), {href: hash, id: 'the-link', textContent: hash});
    document.querySelector('main')?.prepend(link);
    document.querySelectorAll<HTMLDetailsElement>('details.answer').forEach((each) => (each.open = false));
  }, answer);
  for (const _ of ['first', 'second']) {
    await page.locator('#the-link').click();
    await expect(body).toBeVisible();
    await page.locator(`${answer} > summary`).click();
    await expect(body).toBeHidden();
  }

  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('details.answer:not([open])')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('details.answer[open]')).toHaveCount(0);
  // Browsers that support it open answers in print by style alone, also without script.
  expect((await body.evaluate((each) => each.getBoundingClientRect())).height).toBeGreaterThan(0);
});

test('on a small phone the topics are one row, which the keyboard scrolls', async ({page}) => {
  await page.setViewportSize({width: 360, height: 560});
  await page.goto(faq);
  await expect(page.locator('details.answer > summary').first()).toBeInViewport({ratio: 1});
  const topics = page.locator('.topic-links a');
  await expect(topics.last()).not.toBeInViewport();
  await topics.last().focus();
  await expect(topics.last()).toBeInViewport({ratio: 1});
});

test('words found in a closed answer open it', async ({page}) => {
  await page.goto(faq);
  const words = (await page.locator(`${answer} .answer__body p`).first().textContent())?.split(/[.,]/)[0] ?? '';
  // A text fragment finds words the way the browser's own search does.
  await page.goto('about:blank');
  await page.goto(`${faq}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
  await expect(page.locator(`${answer} .answer__body`)).toBeVisible();
});

test('a task gives its link, and an answer quietly its own', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
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

test('a share sheet gets the address; one that fails shows the other ways', async ({page, baseURL}) => {
  await page.addInitScript(() => {
    const share = ({url}: ShareData) => {
      const {dataset} = document.documentElement;
      // The first time the reader closes it, the second time it does not open.
      const reason = dataset.shared ? 'NotAllowedError' : 'AbortError';
      dataset.shared = `${dataset.shared ?? ''} ${url}`;
      return Promise.reject(new DOMException('', reason));
    };
    Object.defineProperty(navigator, 'share', {value: share});
  });
  await open(page, task);
  const row = page.locator('.share').last();
  const address = new URL(`${task}#forgot`, baseURL).href;
  await row.locator('summary').click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', ` ${address}`);
  await expect(row.locator('a').first()).toBeHidden();
  await row.locator('summary').click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', ` ${address} ${address}`);
  await expect(row.locator('a').first()).toBeVisible();
});
