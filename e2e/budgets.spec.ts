import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {type Browser, type Request} from '@playwright/test';
import {locales} from '../src/content/place';
import {saveData} from './support/conditions';
import {answerTo, buildFolder} from './support/build';
import {addressOf} from './support/routes';
import {expect, hydrated, test} from './support/test';

// What a page may weigh, in bytes as a host sends them (brotli), and in requests. Readers pay for both. Times are no budgets:
// they belong to bench/.

/** Of the HTML: with it alone the page is readable. The aim is 14 kB; the longest pages (orders, remittances) are above it. The icon of the tab is in it. */
const readable = 15_100;

/** Of everything that the first page brings. */
const first = {
  // The page and its icons; no script until the reader reaches for something that needs one.
  constrained: {bytes: 16_600, requests: 2, scripts: 0},
  // What is fetched ahead for the next page is not counted: it comes when the first page is done.
  ordinary: {bytes: 143_000, requests: 14, scripts: 126_500},
};

const kinds = [
  '/',
  '/markdown-page',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/equipo-de-ayuda',
  '/blog/mdx-blog-post',
  '/blog/tags',
  '/blog/tags/hola',
  '/docs/',
  '/docs/category/contactos',
  '/docs/contacts/create-contact',
  '/docs/faq/',
  '/docs/orders/',
  '/docs/services/',
  '/docs/services/remittances',
  '/docs/signup/',
];

const sizes = new Map<string, number>();

/** The bytes of what answers an address of the built site; none for what is not of this site. */
function bytesOf(address: string): number {
  const {pathname} = new URL(address);
  const known = sizes.get(pathname);
  if (known !== undefined) {
    return known;
  }
  const file = join(buildFolder, answerTo(pathname) ?? '');
  const bytes = existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
  sizes.set(pathname, bytes);
  return bytes;
}

const isAhead = (request: Request) => {
  const {purpose = '', 'sec-purpose': secPurpose = purpose} = request.headers();
  return secPurpose.includes('prefetch');
};
const sum = (addresses: string[]) => addresses.reduce((total, address) => total + bytesOf(address), 0);

/** Opens a page as the first one of a visit, and gives the addresses of all that it brought for itself. */
async function brought(browser: Browser, address: string, mode: keyof typeof first): Promise<string[]> {
  const context = await browser.newContext({baseURL: process.env.SITE_URL});
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (!isAhead(request) && new URL(request.url()).hostname === 'localhost') {
      addresses.push(request.url());
    }
  });
  if (mode === 'constrained') {
    await saveData(page);
  }
  await page.goto(address);
  if (mode === 'ordinary') {
    await hydrated(page);
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  return addresses;
}

for (const locale of locales) {
  for (const mode of ['constrained', 'ordinary'] as const) {
    test(`every kind of page keeps to its budget on ${mode === 'ordinary' ? 'an ordinary' : 'a constrained'} connection (${locale})`, async ({
      browser,
    }) => {
      test.setTimeout(120_000);
      const budget = first[mode];
      for (const path of kinds) {
        const address = addressOf(path, locale);
        const addresses = await brought(browser, address, mode);
        const [html = ''] = addresses;
        const scripts = addresses.filter((each) => each.endsWith('.js'));
        expect.soft(bytesOf(html), `bytes until ${address} is readable`).toBeLessThanOrEqual(readable);
        expect.soft(sum(addresses), `bytes of ${address}`).toBeLessThanOrEqual(budget.bytes);
        expect.soft(sum(scripts), `bytes of the scripts of ${address}`).toBeLessThanOrEqual(budget.scripts);
        expect.soft(addresses.length, `requests of ${address}`).toBeLessThanOrEqual(budget.requests);
      }
    });
  }
}
