import {parse} from 'node-html-parser';
import {locales, type Locale} from './support/locales';
import {pauseRequests} from './support/conditions';
import {addressOf} from './support/routes';
import {expect, hydrated, open, test} from './support/test';
import {uiString} from './support/uiStrings';

const title = {es: 'Página No Encontrada', en: 'Page Not Found'} as const;
const status404 = expect.stringContaining('the server responded with a status of 404') as unknown;

/** Addresses that were tried, and the address of the page that is most like each. */
const tried: [address: string, nearest: string][] = [
  ['/no-existe', '/docs/'],
  ['/contraseña', '/docs/password/'],
  ['/docs/remitances', '/docs/services/remittances'],
  ['/docs/contacts/delete-contacts', '/docs/contacts/delete-contact'],
  ['/docs/qqqq', '/docs/'],
  ['/blog/long-blog-pots', '/blog/long-blog-post'],
  ['/blog/qqqq', '/blog'],
  ['/docs/contacto-nuevo', '/docs/contacts/create-contact'],
  ['/docs/devolucion', '/docs/orders/'],
  ['/docs/cuanto-tarda', '/docs/services/'],
  ['/docs/refund', '/docs/orders/'],
];

/** Words of one language: those of the other are not expected to be understood. */
const words: Readonly<Record<string, Locale>> = {
  '/contraseña': 'es',
  '/docs/contacto-nuevo': 'es',
  '/docs/devolucion': 'es',
  '/docs/cuanto-tarda': 'es',
  '/docs/refund': 'en',
};

const forLocale = (locale: Locale) =>
  tried
    .filter(([address]) => locale === (words[address] ?? locale))
    .map(([address, nearest]) => ({locale, address: addressOf(address, locale), nearest: addressOf(nearest, locale)}));

for (const {locale, address, nearest} of locales.flatMap(forLocale)) {
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
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(title[locale]);
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

for (const locale of locales) {
  test(`the way on from a page that is not there works (${locale})`, async ({page, pageErrors}) => {
    await open(page, addressOf('/docs/remitances', locale));
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/docs/services/remittances', locale)}$`));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title[locale]);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    expect(pageErrors.splice(0)).toEqual([status404]);
  });

  test(`the language switch on a page that is not there keeps the address that was tried (${locale})`, async ({
    page,
    pageErrors,
  }) => {
    const other = locale === 'es' ? 'en' : 'es';
    // With a query the link is rendered again in any case; without one the built page's link to 404.html would stay.
    for (const query of ['', '?from=mail']) {
      await open(page, addressOf('/docs/remitances', locale) + query);
      const language = page.locator(`.dropdown__menu a[lang="${other}"]`);
      await expect(language).toHaveAttribute('href', addressOf('/docs/remitances', other) + query);
    }
    pageErrors.splice(0);
  });

  for (const tried of ['//evil.example/x', '/%5Cevil.example/x', '/%5C/evil.example/x']) {
    for (const script of ['without', 'with']) {
      test(`no language link of ${tried} leaves the site, ${script} scripts (${locale})`, async ({
        page,
        pageErrors,
        baseURL,
      }) => {
        const address = locale === 'en' ? `/en${tried}` : tried;
        if (script === 'without') {
          await page.route(/\/assets\/js\//, () => new Promise(() => {}));
        }
        // A deferred script that never comes holds the load event up.
        await page.goto((baseURL ?? '').replace(/\/$/, '') + address, {waitUntil: 'commit'});
        await page.locator('footer a').last().waitFor();
        if (script === 'with') {
          await hydrated(page);
        }
        const hrefs = await page
          .locator('a[lang]')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
        expect(hrefs.length).toBeGreaterThan(1);
        expect(hrefs.filter((href) => !href.startsWith(baseURL ?? '') || href.includes('//evil'))).toEqual([]);
        pageErrors.splice(0);
      });
    }
  }

  test(`a malformed address is answered with 404 in its language, before and after hydration (${locale})`, async ({
    page,
    pageErrors,
  }) => {
    const answer = await page.goto(addressOf('/docs/100%', locale));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title[locale]);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title[locale]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(pageErrors.splice(0)).toEqual([status404]);
  });

  test(`a link within the site to a page that is not there says so too (${locale})`, async ({page}) => {
    await open(page, addressOf('/docs/', locale));
    await page.evaluate(
      (address) => {
        window.history.pushState({}, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      },
      addressOf('/docs/contacts/no-existe', locale),
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title[locale]);
    await expect(page).toHaveTitle(new RegExp(`^${title[locale]}`));
  });
}

test.describe('on a host with one not-found page for all languages', () => {
  for (const locale of locales) {
    const sent = locale === 'es' ? 'en' : 'es';

    test(`the language is that of the address, before and after hydration (${locale}, sent in ${sent})`, async ({
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

  for (const locale of locales) {
    test(`without script each not-found page leads on in the other language too (${locale})`, async ({
      browser,
      baseURL,
    }) => {
      const other = locale === 'es' ? 'en' : 'es';
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await page.goto(addressOf('/no-existe', locale));
      await expect(page.locator(`main p[lang=${other}] a`)).toHaveAttribute('href', addressOf('/', other));
      await expect(page.locator(`main p[lang=${other}] a`)).toBeVisible();
      await context.close();
    });
  }
});
