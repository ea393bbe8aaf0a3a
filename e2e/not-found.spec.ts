import {titleOf} from './support/build';
import {pauseRequests} from './support/conditions';
import {shifts, watchFirstFrames} from './support/layoutShift';
import {expect, hydrated, open, test} from './support/test';
import {uiString} from './support/uiStrings';

// The Spanish address must not depend on the content.
const title = {es: 'Página No Encontrada', en: uiString('en', 'theme.NotFound.title')} as const;

// The browser reports the status of the page on the console.
test.use({harmless: /status of 404/});

test('/docs/remitances is answered with 404, and leads to the nearest page', async ({page, request}) => {
  // contract/metadata.test.ts tests the other metadata.
  expect((await request.get('/docs/remitances')).status()).toBe(404);
  await open(page, '/docs/remitances');
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(title.es);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', {name: uiString('es', 'mostAsked.title')})).toBeVisible();
  // The other language has no page for the address either.
  await expect(page.locator('.navbar__inner a[lang="en"]')).toHaveAttribute('href', '/en/');
  await page.getByRole('main').getByRole('combobox').fill(titleOf('/docs/orders/#cancel'));
  await expect(page.getByRole('main').getByRole('option').first()).toHaveAttribute('href', '/docs/orders/#cancel');
  await page.keyboard.press('Escape');

  const nearestLink = page.getByRole('main').getByRole('link').first();
  await expect(nearestLink.locator('use').first()).toHaveAttribute('href', /#remittance$/);
  // A result of the search leads to its section.
  await expect(nearestLink).toHaveAttribute('href', /^\/docs\/services\/remittances(#.+)?$/);
  await nearestLink.click();
  await expect(page).toHaveURL(/\/docs\/services\/remittances/);
  await expect(heading).not.toHaveText(title.es);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  // A link within the site leads to a missing page.
  await page.evaluate(() => {
    window.history.pushState({}, '', '/docs/contacts/no-existe');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(heading).toHaveText(title.es);
  await expect(page).toHaveTitle(new RegExp(`^${title.es}`));
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true});

  test('the nearest page is named without a touch, and nothing moves', async ({page}) => {
    await watchFirstFrames(page);
    for (const [address, nearestPage] of [
      // Both answers on that page are about refunds.
      ['/docs/devolucion', /^\/docs\/orders\/#refunds?$/],
      // A word of a title is not a typing mistake.
      ['/docs/remesas', /^\/docs\/services\/remittances/],
      ['/en/docs/payment-methods/remove-payment', '/en/docs/payment-methods/remove-payment-method'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('.nearest-page')).toHaveAttribute('href', nearestPage);
      expect(await shifts(page), address).toEqual([]);
    }
  });
});

test('a malformed address is answered with 404 in its language', async ({page}) => {
  const answer = await page.goto('/en/docs/100%');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title.en);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('on a host with one not-found page the address decides the language', async ({page}) => {
  const address = '/en/docs/remitances';
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch({url: new URL('/404.html', route.request().url()).href});
    await route.fulfill({response, status: 404});
  });
  // Scripts are delayed, so that the page can be checked before hydration.
  const scripts = await pauseRequests(page, /\/assets\/js\//);
  const languages: string[] = [];
  await page.exposeFunction('painted', (lang: string) => languages.push(lang));
  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      (window as unknown as {painted: (lang: string) => void}).painted(document.documentElement.lang),
    ).observe({type: 'paint', buffered: true});
  });
  // The browser cancels the first document.
  await page.goto(address, {waitUntil: 'commit'});
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(title.en);
  scripts.release();
  await hydrated(page);
  await expect(heading).toHaveText(title.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
    'href',
    '/en/docs/services/remittances',
  );
  expect(languages.filter((lang) => lang !== 'en')).toEqual([]);
});
