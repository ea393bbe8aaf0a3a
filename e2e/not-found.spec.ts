import {parse} from 'node-html-parser';
import {locales, type Locale} from './support/locales';
import {pauseRequests} from './support/conditions';
import {shifts, watchFirstFrames} from './support/layoutShift';
import {addressOf} from './support/routes';
import {expect, hydrated, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const title = {es: 'Página No Encontrada', en: 'Page Not Found'} as const;
const status404 = expect.stringContaining('the server responded with a status of 404') as unknown;

/** Addresses that were tried, and the address of the page that is most like each: by its spelling, its words, its folder. */
const tried: [locale: Locale, address: string, nearest: string][] = [
  ['es', '/docs/remitances', '/docs/services/remittances'],
  ['en', '/en/docs/refund', '/en/docs/orders/'],
];

for (const [locale, address, nearest] of tried) {
  test(`${address} is answered with 404, says so before and after hydration, and leads to ${nearest}`, async ({
    page,
    request,
    pageErrors,
  }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<title[^>]*>${title[locale]}`));
    const head = parse(html);
    expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(head.querySelectorAll('link[rel=canonical], link[hreflang], meta[property="og:url"]')).toEqual([]);

    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title[locale]);
    await expect(page).toHaveTitle(new RegExp(`^${title[locale]}`));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"], link[hreflang], meta[property="og:url"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      // An answer of the search leads to its section.
      new RegExp(`^${nearest}(#.+)?$`),
    );
    await expect(page.getByRole('heading', {name: uiString(locale, 'mostAsked.title')})).toBeVisible();
    // The browser itself reports the status of the page.
    expect(pageErrors.splice(0)).toEqual([status404]);
  });
}

test('nothing moves on a phone when the nearest page is named, whatever the length of its name', async ({
  page,
  pageErrors,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await watchFirstFrames(page);
  for (const [address, name] of [
    ['/docs/devolucion', 'Tu reembolso'],
    ['/docs/remitances', 'Envía dinero a un contacto'],
    ['/en/docs/payment-methods/remove-payment', 'Remove a payment method'],
  ] as const) {
    await open(page, address);
    await expect(page.locator('.nearest-page')).toContainText(name);
    expect(await shifts(page), address).toEqual([]);
    expect(pageErrors.splice(0)).toEqual([status404]);
  }
});

test('the way on from a page that is not there works', async ({page, pageErrors}) => {
  await open(page, '/docs/remitances');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/services\/remittances$/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title.es);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  expect(pageErrors.splice(0)).toEqual([status404]);
});

test('the language switch on a page that is not there keeps the address that was tried', async ({page, pageErrors}) => {
  // With a query the link is rendered again in any case; without one the built page's link to 404.html would stay.
  for (const query of ['', '?from=mail']) {
    await open(page, `/docs/remitances${query}`);
    const language = page.locator('.dropdown__menu a[lang="en"]');
    await expect(language).toHaveAttribute('href', `/en/docs/remitances${query}`);
  }
  pageErrors.splice(0);
});

test('a malformed address is answered with 404 in its language, before and after hydration', async ({
  page,
  pageErrors,
}) => {
  const answer = await page.goto('/en/docs/100%');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title.en);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(pageErrors.splice(0)).toEqual([status404]);
});

test('a link within the site to a page that is not there says so too', async ({page}) => {
  await open(page, '/docs/');
  await page.evaluate(() => {
    window.history.pushState({}, '', '/docs/contacts/no-existe');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title.es);
  await expect(page).toHaveTitle(new RegExp(`^${title.es}`));
});

for (const locale of locales) {
  const sent = locale === 'es' ? 'en' : 'es';

  test(`on a host with one not-found page the language is that of the address, before and after hydration (${locale}, sent in ${sent})`, async ({
    page,
    pageErrors,
  }) => {
    const address = addressOf('/docs/remitances', locale);
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch({url: new URL(addressOf('/404.html', sent), route.request().url()).href});
      await route.fulfill({response, status: 404});
    });
    // Scripts wait, so that the page is seen before hydration.
    const scripts = await pauseRequests(page, /\/assets\/js\//);
    const languages: string[] = [];
    await page.exposeFunction('painted', (lang: string) => languages.push(lang));
    await page.addInitScript(() => {
      new PerformanceObserver(() =>
        (window as unknown as {painted: (lang: string) => void}).painted(document.documentElement.lang),
      ).observe({type: 'paint', buffered: true});
    });
    // The load of the document that was sent is given up.
    await page.goto(address, {waitUntil: 'commit'});
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(title[locale]);
    scripts.release();
    await hydrated(page);
    await expect(heading).toHaveText(title[locale]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      addressOf('/docs/services/remittances', locale),
    );
    const switches = await page
      .locator('.dropdown__menu a[lang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(switches.filter((href) => href?.includes('/en/en'))).toEqual([]);
    expect(languages.filter((lang) => lang !== locale)).toEqual([]);
    expect(pageErrors.splice(0).filter((pageError) => !pageError.includes('status of 404'))).toEqual([]);
  });
}

test('without script a not-found page leads on in the other language too', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/no-existe');
  await expect(page.locator('main p[lang=en] a')).toHaveAttribute('href', '/en/');
  await expect(page.locator('main p[lang=en] a')).toBeVisible();
  await context.close();
});
