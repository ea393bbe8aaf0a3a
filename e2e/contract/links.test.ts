import {describe, expect, it} from 'vitest';
import {brand} from '../../src/site/company';
import {absolute, addressOfFile, answerTo, fileOf, htmlFiles, readPage, valuesOf} from '../support/build';
import {pages} from '../support/pages';
import {addressOf, localeOf, locales} from '../support/routes';

interface Reference {
  /** As written in the page. */
  address: string;
  target: URL;
  /** The `hreflang` of the link, if any. */
  language: string | undefined;
}

function references(file: string, selector: string, attribute: string): Reference[] {
  return readPage(file)
    .querySelectorAll(selector)
    .flatMap((element) => {
      const address = element.getAttribute(attribute) ?? '';
      const target = new URL(address, absolute(addressOfFile(file)));
      const language = element.getAttribute('hreflang') ?? element.getAttribute('lang');
      return target.origin === brand.siteUrl ? [{address, target, language}] : [];
    });
}

/**
 * The links of a page, without the language switch of a not-found page: there is no translated page, so it leads to the not-found
 * page of the other language, whatever its address.
 */
function links(file: string): Reference[] {
  return references(file, file.endsWith('404.html') ? 'a[href]:not([lang])' : 'a[href]', 'href');
}

const leadsNowhere = ({target}: Reference) => answerTo(target.pathname) === undefined;

function missesItsAnchor({target}: Reference): boolean {
  const page = answerTo(target.pathname);
  const id = decodeURIComponent(target.hash.slice(1));
  return id !== '' && page?.endsWith('.html') === true && !readPage(page).hasId(id);
}

const asWritten = (list: Reference[]) => [...new Set(list.map(({address}) => address))];

describe.each(htmlFiles())('%s', (file) => {
  it('links only to pages and anchors that exist', () => {
    expect(asWritten(links(file).filter((link) => leadsNowhere(link) || missesItsAnchor(link)))).toEqual([]);
  });

  it('loads only files that exist', () => {
    const resources = [
      ...references(file, 'img[src], script[src], source[src]', 'src'),
      ...references(file, 'link[rel="stylesheet"], link[rel="manifest"], link[rel="preload"]', 'href'),
      ...references(file, 'link[rel="alternate"], use[href]', 'href'),
    ];
    expect(asWritten(resources.filter(leadsNowhere))).toEqual([]);
  });

  it('contains its own icon', () => {
    const icons = valuesOf(file, 'link[rel="icon"]', 'href');
    expect(icons).toEqual([expect.stringMatching(/^data:image\/svg\+xml,%3csvg%20.*%3c\/svg%3e$/i)]);
  });

  it('links within its language, except by links with hreflang', () => {
    const ownLocale = localeOf(`/${file}`);
    const wrongLinks = links(file).filter(({target, language}) => {
      const targetLocale = localeOf(target.pathname);
      return targetLocale !== ownLocale && language !== targetLocale;
    });
    expect(asWritten(wrongLinks)).toEqual([]);
  });
});

it('links to pages in the form that hosts serve, so that no link costs a redirect', () => {
  const addressesIn = (selector: string) =>
    htmlFiles().flatMap((file) => valuesOf(file, selector, 'href').map((href = '') => href));
  const canonical = new Set(addressesIn('link[rel=canonical]').map((address) => new URL(address).pathname));
  const paths = new Set(addressesIn('a[href^="/"]').map((address) => new URL(address, brand.siteUrl).pathname));
  const isPage = (path: string) => answerTo(path)?.endsWith('.html') === true;
  expect([...paths].filter((path) => isPage(path) && !canonical.has(path))).toEqual([]);
  expect(canonical.size).toBe(pages.length);
});

/** Every part that these pages have ever had: readers have saved their addresses. */
const parts = {
  '/docs/help/': `
  what-happened not-received not-received-sending not-received-delivered not-received-other
  not-received-not-listed charged-twice charged-twice-two-orders charged-twice-one-order charged-twice-no-order
  wrong-recipient wrong-recipient-top-up wrong-recipient-money wrong-recipient-name wrong-recipient-internet
  wrong-recipient-groceries wrong-recipient-groceries-person payment-failed payment-failed-charged
  payment-failed-not-charged payment-failed-unsure account-stolen account-stolen-signed-in
  account-stolen-signed-out account-stolen-no-account account-stolen-orders lost-phone lost-phone-other
  lost-phone-none cannot-sign-in cannot-sign-in-password cannot-sign-in-locked cannot-sign-in-code
  cannot-sign-in-email cannot-sign-in-number cannot-sign-in-suspended cannot-sign-in-other scam scam-money
  scam-order-number scam-link scam-sold scam-order scam-card scam-details scam-text-code scam-email scam-remote
  scam-id scam-nothing emergency contact support need closed on-screen order write messages other complaint scams
  secrets problems install-app is-it-real cannot-open-app no-reply message-not-sent stop-by-phone fake-message
  asked-for-money threatened pass-money-on lost-id death false-payment hard-to-see hard-to-see-blind
  hard-to-see-blurry hard-to-read other-language hard-to-hear words word-contact word-order word-top-up
  word-provider word-internet-account word-bundle word-remittance word-pickup-point word-exchange-rate word-fee
  word-charge word-refund word-payment-method word-confirmation-code word-security-code related more
    not-received-incomplete not-received-not-paid scam-cheap other-trouble other-trouble-person other-trouble-death
    other-trouble-no-data other-trouble-see hours
  `,
  '/docs/orders/': `
    states follow actions cancel fix buttons receipt taxes invoice repeat money refunds refund closed-card hold
    failed-but-charged charged-twice unknown-charge child-bought currency dispute complaint problems app-messages
    order-not-listed stop-by-phone stuck delivered-not-received wrong-person more related
  `,
  '/docs/services/market': `steps receive problems how-long states`,
  '/docs/services/mobile': `steps yourself receive problems how-long states`,
  '/docs/services/remittances': `steps ways local-cards limits states receive problems`,
  '/docs/signup/': `steps next problems`,
};

describe.each(locales)('old addresses (%s)', (locale) => {
  const pageOf = (path: string) => readPage(fileOf(addressOf(path, locale)));

  it.each(Object.entries(parts))('of parts of %s still lead to those parts', (path, ids) => {
    expect((ids.match(/\S+/g) ?? []).filter((id) => !pageOf(path).hasId(id))).toEqual([]);
  });

  it('of parts that moved from the help page lead to the same id in the same language', () => {
    // The old place has a link to the moved content.
    const movedLinks = pageOf('/docs/help/').querySelectorAll('a.moved');
    expect(movedLinks.map(({id}) => id)).toContain('complaint');
    for (const link of movedLinks) {
      const target = new URL(link.getAttribute('href') ?? '', absolute('/'));
      expect(target.hash).toBe(`#${link.id}`);
      expect(localeOf(target.pathname)).toBe(locale);
    }
  });
});

describe.each(locales)('in %s the name of a topic', (locale) => {
  // Without a page about the whole topic: where most readers of the name want to go.
  it.each([
    ['account', '/docs/profile/'],
    ['orders', '/docs/orders/'],
    ['help', '/docs/help/'],
  ])('%s leads to %s, in the menu and on the home page', (topic, path) => {
    const names = valuesOf(
      fileOf(addressOf('/', locale)),
      `[data-topic=${topic}]:has(> details) > a, [data-topic=${topic}] > h3 > a`,
      'href',
    );
    expect([...new Set(names)]).toEqual([addressOf(path, locale)]);
  });
});
