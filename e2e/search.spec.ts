import type {Page} from '@playwright/test';
import {expectClean} from './support/axe';
import {titleOf} from './support/build';
import {styleDifferences} from './support/computedStyles';
import {pauseRequests, saveData} from './support/conditions';
import {files} from './support/files';
import {expect, hydrated, open, test} from './support/test';
import {uiString} from './support/uiStrings';

/** The help page, its drawings of screens and the most asked tasks. An empty field offers them at every width. */
const mostAsked = 8;

// The browser reports the status of the not-found page on the console.
test.use({harmless: /status of 404/});

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.locator('.search').getByRole('status');

const cancel = titleOf('/docs/orders/#cancel');
/** A message of the app. Two pages have it as a question with the same key. */
const sharedAddresses = ['create', 'update'].map((task) => `/docs/contacts/${task}-contact#already-exists`);
const question = titleOf(sharedAddresses[0] ?? '');
const start = '/docs/';
const nothing = (query: string) => uiString('es', 'search.nothing', {query});
const resultsOf = async (page: Page, text: string) => {
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type(text);
};

test('the search loads on first use, finds a section by the keyboard alone, and searches again', async ({page}) => {
  const files: string[] = [];
  await open(page, start);
  // Links prefetch their pages.
  await expect(page.locator('link[rel="prefetch"][href*="/assets/js/"]')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // Only files of this site count: fonts come from another host, at any time.
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (origin === new URL(page.url()).origin) files.push(pathname);
  });
  await page.mouse.move(5, 5);
  expect(files).toEqual([]);
  await resultsOf(page, cancel);
  const firstOption = options(page).first();
  await expect(firstOption).toHaveAttribute('href', '/docs/orders/#cancel');
  await expect
    .poll(() => files.sort().join(' '))
    .toMatch(
      /^\/assets\/css\/all\.\w+\.css \/assets\/icons\.\w+\.svg \/search\/index\.\w+\.json \/search\/search\.\w+\.js$/,
    );
  // The question and the beginning of its answer.
  await expect(firstOption.locator('b')).toHaveText(cancel);
  await expect(firstOption.locator('.search__line')).toHaveText(/\p{L}.{15,}/u);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  // New results clear the selection.
  await expect(page.locator('.search__panel')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(firstOption).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await firstOption.getAttribute('id')) ?? '');
  await expect(status(page)).toContainText(/\d/);
  await expectClean(page, '.search');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/orders\/#cancel$/);
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  // The answer takes the focus a moment after its address appears.
  await expect(page.locator('#cancel > summary')).toBeFocused();

  // Earlier searches are offered again and can be cleared.
  await page.keyboard.press('/');
  await expect(options(page)).toHaveCount(1 + mostAsked);
  await expect(firstOption).toHaveText(cancel);
  await firstOption.click();
  await expect(field(page)).toHaveValue(cancel);
  await expect(field(page)).toBeFocused();
  await field(page).fill('');
  await page.getByRole('button', {name: uiString('es', 'search.forget'), exact: true}).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveCount(mostAsked);
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
});

test('a question typed after the shortcut, before the deferred script has come, is answered', async ({page}) => {
  const {release} = await pauseRequests(page, files['the deferred script']);
  await page.goto(start, {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  await page.keyboard.type('/pedido');
  release();
  await expect(field(page)).toHaveValue('pedido');
  await expect(options(page).locator('mark').first()).toBeVisible();
});

test('the search corrects words, lists all pages of an answer, helps without one, and closes by Esc', async ({
  page,
}) => {
  await open(page, start);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('contracena');
  const sentence = uiString('es', 'search.corrected', {query: 'contraseña'});
  await expect(page.locator('.search__note')).toHaveText(sentence);
  await expect(status(page)).toContainText(sentence);
  await expect(options(page).first()).toHaveAttribute('href', /\/docs\/password\//);

  // A button empties the field, and the focus stays in it.
  const clear = page.getByRole('button', {name: uiString('es', 'search.clear')});
  await page.keyboard.press('Tab');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(clear).toBeHidden();

  // A single letter that begins no word does not count as a failed search.
  await page.keyboard.type('ß');
  await expect(options(page).first()).toHaveAttribute('href', '/docs/help/');
  await expect(page.locator('.search__panel')).not.toContainText(nothing('ß'));
  await page.keyboard.press('Backspace');
  await page.setViewportSize({width: 1280, height: 600});
  await page.keyboard.type('xqzwv');
  await expect(page.locator('.search__note').first()).toContainText(nothing('xqzwv'));
  await expect(page.locator('.search__panel')).toBeInViewport({ratio: 1});
  await expect(status(page)).toHaveText(nothing('xqzwv'));
  await expectClean(page, '.search');
  const doors = ['/docs/help/', '/docs/help/#on-screen', '/docs/faq/'];
  await expect
    .poll(() => options(page).evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
    .toEqual(doors);
  await expect(page.locator('.search__panel a[href^="tel:"]')).toBeVisible();

  await field(page).fill(question);
  const places = options(page).and(page.locator('.search__option--place'));
  await expect(places.first()).toBeVisible();
  const addresses = [options(page).first(), places.first()].map((option) => option.getAttribute('href'));
  expect((await Promise.all(addresses)).sort()).toEqual(sharedAddresses);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(places.first()).toHaveAttribute('aria-selected', 'true');

  // The key that opens the search types a letter in its field.
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue(`${question}/`);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('offline the search shows an error, and Retry works with a connection', async ({page, context, pageErrors}) => {
  await open(page, start);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await resultsOf(page, 'reembolso');
  await expect(page.getByRole('alert')).toHaveText(uiString('es', 'search.offline'), {useInnerText: true});
  await context.setOffline(false);
  await page.getByRole('button', {name: uiString('es', 'search.retry'), exact: true}).click();
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  pageErrors.splice(0);
});

// This happens in a tab that was opened before a deploy.
for (const file of ['the index of the search', 'the script of the search', 'the stylesheet'] as const) {
  test(`the search reports that ${file} is missing, and works after Retry reloads the page`, async ({
    page,
    pageErrors,
  }) => {
    let loads = 0;
    page.on('request', (request) => {
      loads += Number(request.isNavigationRequest());
    });
    await saveData(page);
    await page.route(files[file], (route) => (loads > 1 ? route.fallback() : route.fulfill({status: 404})));
    await page.goto(start);
    await resultsOf(page, 'reembolso');
    await expect(page.getByRole('alert')).toHaveText(uiString('es', 'search.failed'), {useInnerText: true});
    await expect(field(page)).toHaveValue('reembolso');
    await expectClean(page, '.search');
    await page.getByRole('button', {name: uiString('es', 'search.retry'), exact: true}).click();
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('load');
    await resultsOf(page, 'reembolso');
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    pageErrors.splice(0);
  });
}

test('an Enter before the deferred script has come opens the first result, and is forgotten when more is typed', async ({
  page,
}) => {
  for (const [words, address] of [
    [' llegado', start],
    ['', /\/docs\/orders\/#cancel$/],
  ] as const) {
    const {release} = await pauseRequests(page, files['the deferred script']);
    await page.goto(start, {waitUntil: 'commit'});
    await field(page).click();
    await page.keyboard.type(cancel);
    await page.keyboard.press('Enter');
    await page.keyboard.type(words);
    release();
    if (words) await expect(options(page).locator('mark').first()).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test('hydration leaves an open search as it is, with its letters, answers and focus', async ({page}) => {
  for (const address of [start, '/', '/docs/no-such-page']) {
    const {release} = await pauseRequests(page, files['the main script']);
    await page.goto(address);
    const input = address === start ? field(page) : page.getByRole('main').getByRole('combobox');
    await input.fill('reembolso');
    const option = options(page).first();
    await expect(option.locator('mark').first()).toBeVisible();
    await option.evaluate((element) => element.setAttribute('data-same', ''));
    release();
    await hydrated(page);
    await expect(option).toHaveAttribute('data-same');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('reembolso');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  }
});

test('no option of the previous results can be chosen while a query is typed', async ({page}) => {
  await page.clock.install();
  await open(page, start);
  await resultsOf(page, '');
  await expect(options(page)).toHaveCount(mostAsked);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field(page).fill('pedido');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.clock.resume();
  await expect(options(page).locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  // The page itself has no rules for results: they come with the stylesheet of the site.
  expect(await styleDifferences(page)).toEqual([]);
});

test('the search ignores keys of an input method, dead keys and keys without a name', async ({page}) => {
  await open(page, start);
  await page.evaluate(() => document.dispatchEvent(new Event('keydown', {bubbles: true})));
  await resultsOf(page, 'reembolso');
  await expect(options(page).locator('mark').first()).toBeVisible();
  // The results for all letters have arrived: a list that is about to change ignores arrow keys.
  await expect(page.locator('.search__panel')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab', 'Process', 'Dead', 'Unidentified'];
  // During composition Chromium and Firefox set `isComposing`; Safari sends keyCode 229 with the key that ends it.
  const unpreventedKeys = await field(page).evaluate((element, names) => {
    const events = names.flatMap((key) =>
      [{isComposing: true}, {keyCode: 229}, {isComposing: true, keyCode: 229}].map(
        (init) => new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init}),
      ),
    );
    return events.filter((event) => element.dispatchEvent(event)).length;
  }, keys);
  expect(unpreventedKeys).toBe(3 * keys.length);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(new RegExp(`${start}$`));
});

test('the search requests script and index together, says that it waits for letters, and Enter waits for both', async ({
  page,
}) => {
  await open(page, start);
  // Playwright may miss a request while it begins to pause others.
  await page.waitForLoadState('networkidle');
  const {release: letScriptCome} = await pauseRequests(page, files['the script of the search']);
  const {release: letIndexCome} = await pauseRequests(page, files['the index of the search']);
  const requests = Promise.all(
    [files['the script of the search'], files['the index of the search']].map((file) => page.waitForRequest(file)),
  );
  const words = page.locator('.navbar').getByText(uiString('es', 'search.waiting'));
  await page.keyboard.press('/');
  await requests;
  await expect(words).toBeHidden();
  await page.keyboard.type('reem');
  await expect(words).toBeVisible();
  await page.locator('h1').click();
  await expect(words).toBeHidden();
  await field(page).click();
  await expect(words).toBeVisible();
  await field(page).fill(cancel);
  await page.keyboard.press('Enter');
  letScriptCome();
  await expect(status(page)).toHaveText(uiString('es', 'search.waiting'));
  await expectClean(page, '.search--bar');
  letIndexCome();
  await expect(page).toHaveURL(/\/docs\/orders\/#cancel$/);
});

const orders = '/docs/orders/';

test('a field that the reader enters while the chosen answer loads keeps the focus', async ({page}) => {
  const from = '/docs/help/';
  const answer = await pauseRequests(page, files['a route chunk']);
  await open(page, from);
  await resultsOf(page, cancel);
  const firstOption = options(page).first();
  await expect(firstOption).toHaveAttribute('href', `${orders}#cancel`);
  await firstOption.click();
  await expect(page).toHaveURL(new RegExp(`${orders}#cancel$`));
  await resultsOf(page, '');
  answer.release();
  await expect(page.locator('#cancel > summary')).toBeAttached();
  await expect(field(page)).toBeFocused();
});

test('the key that opens the search leaves the reader where the page was, also after Esc', async ({page}) => {
  await open(page, orders);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  for (const to of [1000, 1200]) {
    await page.evaluate(async (y) => {
      // Two jumps within a frame would be one event.
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, {once: true}));
      window.scrollTo({top: y, behavior: 'instant'});
      await scrolled;
    }, to);
    expect(await top()).toBe(to);
  }
  await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden');
  await page.keyboard.press('/');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toBeInViewport();
  expect(await top()).toBe(1200);
  await page.keyboard.press('Escape');
  expect(await top()).toBe(1200);
});

test('Esc closes a list whose words were clicked, and a window that comes back opens none', async ({page}) => {
  await open(page, start);
  await resultsOf(page, 'xqzwv');
  await page.locator('.search__note b').click();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await field(page).click();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  // The events of a window that loses the focus and gets it back.
  await field(page).evaluate((element) => {
    for (const type of ['focusout', 'focusin']) element.dispatchEvent(new FocusEvent(type, {bubbles: true}));
  });
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});
