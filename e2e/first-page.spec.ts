import {type Page} from '@playwright/test';
import {pauseRequests, saveData} from './support/conditions';
import {styleDifferences} from './support/computedStyles';
import {files} from './support/files';
import {addressesOf} from './support/pages';
import {expect, hydrated, idle, open, test} from './support/test';

// The first page stays as the server sent it (src/static-first/client/FirstPage.tsx): React hydrates nothing, and loads no chunk for it.

const path = '/docs/checkout/';

interface Before {
  before: {answer: HTMLDetailsElement; link: HTMLAnchorElement; text: string};
}

/** Does what a reader may do with the text before hydration. */
const use = (page: Page) =>
  page.evaluate(() => {
    const answer = document.querySelector<HTMLDetailsElement>('main details.answer');
    const link = document.querySelector<HTMLAnchorElement>('main .step__text a, main p a');
    const step = document.querySelector('main .step__text p');
    if (!answer || !link || !step) throw new Error('The page has no answer, link or step.');
    answer.open = true;
    link.focus();
    getSelection()?.selectAllChildren(step);
    Object.assign(window, {before: {answer, link, text: String(getSelection())}});
  });

test('hydration keeps the elements of a text, an open answer, the focus and the selection', async ({page}) => {
  await page.goto(path, {waitUntil: 'commit'});
  await page.locator('footer').waitFor();
  await use(page);
  await hydrated(page);
  const sameElements = await page.evaluate(() => {
    const {answer, link, text} = (window as unknown as Before).before;
    return [answer.isConnected && answer.open, document.activeElement === link, String(getSelection()) === text];
  });
  expect(sameElements).toEqual([true, true, true]);
});

test('the scripts of a text load with the next navigation, and the page is the same after Back', async ({page}) => {
  const scripts = new Set<string>();
  const requests = new Set<string>();
  page.on('request', (request) => {
    requests.add(request.url());
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await open(page, path);
  await page.locator('.contact__status').scrollIntoViewIfNeeded();
  await expect(page.locator('.contact__status')).toContainText(/\d:\d\d/);
  const text = await page.locator('main').innerText();
  const requestsOfFirstPage = [...requests];
  const firstPageScripts = scripts.size;
  await page.locator('footer a[href="/docs/faq"], footer a[href="/docs/faq/"]').first().click();
  await expect(page).toHaveURL(/\/docs\/faq/);
  await expect(page.locator('main h1')).not.toHaveText(text.split('\n')[0] ?? '');
  expect(scripts.size).toBeGreaterThan(firstPageScripts);
  const otherScripts = scripts.size;
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.locator('main').innerText()).toBe(text);
  // The first page had its text, and did not prefetch it either.
  const scriptsOfText = [...scripts].slice(otherScripts);
  expect(scriptsOfText).not.toEqual([]);
  expect(requestsOfFirstPage.filter((url) => scriptsOfText.includes(url))).toEqual([]);
});

test('the contents of the first page mark the current section', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/faq/');
  await page.locator('main h2').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.toc .table-of-contents__link--active')).toHaveCount(1);
  expect(await styleDifferences(page)).toEqual([]);
});

test('the name of the contents stays above their list at the end of a page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await saveData(page);
  await page.goto('/blog/mdx-blog-post');
  await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
  const name = await page.locator('.toc .label').boundingBox();
  const list = await page.locator('.toc .table-of-contents').boundingBox();
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
});

test('a place on the first page needs no chunk', async ({page}) => {
  await open(page, path);
  const {fail} = await pauseRequests(page, files['a route chunk']);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.evaluate(() => (location.hash = 'contact'));
  await expect(page.locator('#contact')).toBeInViewport();
  fail();
  await idle(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a menu that is opened while the next page loads closes, and the page scrolls', async ({page}) => {
  await page.setViewportSize({width: 800, height: 700});
  await open(page, path);
  const {release} = await pauseRequests(page, files['a route chunk']);
  await page.locator('footer a[href="/blog"]').first().click();
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('#menu')).toBeVisible();
  release();
  await expect(page.locator('.blog main .link-list')).toBeVisible();
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-covered');
  await expect(page).toHaveURL('/blog');
});

test('a text stays as it is when the reader goes back before the next page has loaded', async ({page}) => {
  await open(page, path);
  const title = await page.title();
  await use(page);
  const {release} = await pauseRequests(page, /assets\/js\//);
  await page.locator('footer a[href="/blog"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/blog');
  await expect(page).toHaveTitle(title);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (location.hash = 'contact'));
  await expect(page.locator('#contact')).toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as Before).before.answer.isConnected)).toBe(true);
  await expect(page.locator('main details.answer').first()).toHaveAttribute('open');
  await expect(page).toHaveTitle(title);
});

test('a link of the first page loads no new document, goes to its hash, and opens a new tab with the Control key', async ({
  page,
  context,
}) => {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const link = page.locator('main a[href^="/docs/"][href*="#"]:visible').first();
  const target = (await link.getAttribute('href')) ?? '';
  const newTab = context.waitForEvent('page');
  await link.click({modifiers: ['ControlOrMeta']});
  await expect(await newTab).toHaveURL(target);
  await expect(page).toHaveURL(path);
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(page.locator(`[id="${target.split('#')[1] ?? ''}"]`)).toBeInViewport();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

/**
 * The parts of a page: tags, classes, links and texts. Scripts mark the place in the contents, and React takes icons from the sprite.
 */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.querySelector('[data-page]') ?? document);
    const parts: string[] = [];
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof Text) parts.push(node.data);
      else if (node instanceof Element && !node.closest('svg > *')) {
        const classes = [...node.classList].filter((name) => !name.endsWith('link--active'));
        parts.push([node.localName, ...classes, node.getAttribute('href')].join(' '));
      }
    }
    return parts;
  });

test('React renders each page as it was built', async ({page, context}) => {
  test.slow();
  const builtPage = await context.newPage();
  await saveData(builtPage);
  await open(page, path);
  for (const address of addressesOf('es').filter((each) => each !== path)) {
    await builtPage.goto(address);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), {href});
      document.body.append(link);
      link.click();
    }, address);
    const heading = await builtPage.locator('h1').innerText();
    await page.waitForFunction((text) => document.querySelector('h1')?.innerText === text, heading);
    expect.soft(await partsOf(page), address).toEqual(await partsOf(builtPage));
  }
});
