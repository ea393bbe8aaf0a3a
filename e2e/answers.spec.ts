import {type Page} from '@playwright/test';
import {titleOf} from './support/build';
import {hydrate, pauseRequests, saveData} from './support/conditions';
import {files} from './support/files';
import {expect, hydrated, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const answer = '#forgot-password';

const faq = '/docs/faq/';
const task = '/docs/password/';

test('the address of an answer opens it before any script has come, and a link opens it each time', async ({page}) => {
  await saveData(page);
  const {release} = await pauseRequests(page, files['the deferred script']);
  await page.goto(faq + answer, {waitUntil: 'commit'});
  const body = page.locator(`${answer} .answer__body`);
  await expect(body).toBeVisible();
  release();
  await page.waitForLoadState();
  await page.evaluate(() => (location.hash = '#change-email'));
  await expect(page.locator('#change-email .answer__body')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');

  await hydrate(page);
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
});

// contract/share.test.ts tests sharing without script.
test('the share sheet gets the address without the query, and the other ways appear when the sheet fails', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  await saveData(page);
  // The query is left out because it may contain where this reader came from.
  await page.goto(`${task}?from=mail`);
  const row = page.locator('.share').last();
  const address = new URL(`${task}#forgot`, baseURL).href;
  await row.locator('summary').click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', ` ${address}`);
  await expect(row.locator('a').first()).toBeHidden();
  await row.locator('summary').click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', ` ${address} ${address}`);
  await expect(row.locator('a').first()).toBeVisible();
  await row.getByRole('button').click();
  await expect(row.getByRole('status')).toHaveText(uiString('es', 'share.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});

test('sharing works on a page that React has rendered, and before the deferred script has come', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  const row = page.locator('.share').last();
  const status = row.getByRole('status');
  const address = new URL(`${task}#forgot`, baseURL).href;
  await open(page, '/docs/profile/');
  await page.locator(`.menu a[href="${task}"]`).click();
  await expect(page.locator('h1')).toHaveText(titleOf(task));
  await row.locator('summary').click();
  await row.getByRole('button').click();
  await expect(status).toHaveText(uiString('es', 'share.byHand', {url: address}));

  await saveData(page);
  const {release} = await pauseRequests(page, files['the deferred script']);
  await page.goto(task, {waitUntil: 'commit'});
  await row.locator('summary').click();
  await row.getByRole('button').click();
  await expect(status).toBeEmpty();
  release();
  await expect(status).toContainText(address);
});

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a link to the current hash scrolls to its target again', async ({page}) => {
  await open(page, task);
  // One of the links has a full address, leads to an answer, and was added by a script.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {textContent: 'again'});
    link.href = `${location.pathname}#too-many-tries`;
    document.querySelector('main')?.prepend(link);
  });
  const expectTop = async (id: string) => {
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect.poll(() => topOf(page, `#${id}`)).toBeLessThan(120);
    expect(await topOf(page, `#${id}`)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    // The page remembers that place.
    await page.waitForFunction(() => (history.state as {top?: number}).top === 0);
  };
  for (const [id, selector] of [
    ['forgot', 'main .lead a[href="#forgot"]'],
    ['too-many-tries', `main > a[href="${task}#too-many-tries"]`],
  ] as const) {
    const link = page.locator(selector).first();
    for (const follow of [() => link.click(), () => link.click(), () => link.press('Enter')]) {
      await follow();
      await expectTop(id);
    }
  }
});

for (const isSaving of [false, true]) {
  test(`Back restores open answers and the scroll position${isSaving ? ' when the browser saves data' : ' after a reload'}`, async ({
    page,
  }) => {
    if (isSaving) await saveData(page);
    await page.goto(`${faq}#two-phones`);
    if (!isSaving) await hydrated(page);
    const ids = ['create-account', 'forgot-password', 'two-phones', 'cancel-order'];
    for (const id of ids.filter((each) => each !== 'two-phones')) await page.locator(`#${id} > summary`).click();
    const link = '#cancel-order .answer__body a[href^="/docs/orders/"]';
    await page.locator(link).scrollIntoViewIfNeeded();
    const top = await topOf(page, link);
    await page.locator(link).click();
    await expect(page).toHaveURL(/orders/);
    if (!isSaving) {
      await page.reload();
      await hydrated(page);
    }
    await page.goBack();
    const openAnswers = page.locator('details.answer[open]');
    await expect(openAnswers).toHaveCount(ids.length);
    expect((await openAnswers.evaluateAll((all) => all.map(({id}) => id))).sort()).toEqual([...ids].sort());
    await expect.poll(async () => Math.abs((await topOf(page, link)) - top)).toBeLessThanOrEqual(2);
    // The state of the page survives hydration, and a new visit begins with closed answers.
    await page.reload();
    if (!isSaving) await hydrated(page);
    await expect(openAnswers).toHaveCount(ids.length);
    await expect.poll(async () => Math.abs((await topOf(page, link)) - top)).toBeLessThanOrEqual(2);
    await page.goto('about:blank');
    await page.goto(faq);
    await expect(openAnswers).toHaveCount(0);
  });
}

for (const isSaving of [false, true]) {
  test(`an open choice hides the others and shows its notes${isSaving ? ', before hydration' : ', and Back shows all choices'}`, async ({
    page,
  }) => {
    if (isSaving) await saveData(page);
    await page.goto('/docs/help/');
    if (!isSaving) await hydrated(page);
    const trouble = page.locator('#wrong-recipient');
    const choices = trouble.locator('.answer > summary');
    const notes = trouble.locator('.notes > summary');
    await trouble.locator('summary').first().click();
    await expect(choices.first()).toBeVisible();
    await expect(notes).toBeHidden();
    const choiceCount = await choices.count();
    await choices.first().click();
    await expect(choices.first()).toBeInViewport();
    await expect(choices.filter({visible: true})).toHaveCount(1);
    await expect(trouble.locator('.answer .now').first()).toBeVisible();
    await notes.click();
    await expect(trouble.locator('.notes li').first()).toBeVisible();
    await (isSaving ? choices.first().click() : page.goBack());
    await expect(choices.filter({visible: true})).toHaveCount(choiceCount);
    if (isSaving) return;
    await page.goForward();
    await expect(choices.filter({visible: true})).toHaveCount(1);
  });
}

test('the former address of an answer or a heading leads to it', async ({page}) => {
  await open(page, '/docs/faq/#share-account');
  await expect(page.locator('#family-account .answer__body')).toBeVisible();
  await expect(page.locator('#family-account > summary')).toBeInViewport();
  await open(page, '/docs/help/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
});

test('the old hash of a moved part leads to its new page, on load and by a link on the page', async ({page}) => {
  await page.goto('/docs/help/#complaint');
  await expect(page).toHaveURL('/docs/orders/#complaint');
  await expect(page.locator('#complaint')).toBeInViewport();
  await open(page, '/docs/help/');
  await page.evaluate(() => (location.hash = '#fake-message'));
  await expect(page).toHaveURL('/docs/password/#fake-message');
  await expect(page.locator('#fake-message .answer__body')).toBeVisible();
});

test('an answer opens with an animation, unless motion is reduced', async ({page}) => {
  await open(page, faq);
  // The animation must not end before the test looks at it.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', {playbackRate: 0});
  const animations = () => page.locator(answer).evaluate((each) => each.getAnimations().length);
  const summary = page.locator(`${answer} > summary`);
  await summary.press('Enter');
  await expect.poll(animations).toBe(1);
  // An answer that is closed while it opens closes at once.
  await summary.click();
  await expect.poll(animations).toBe(0);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await summary.click();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await animations()).toBe(0);
});
