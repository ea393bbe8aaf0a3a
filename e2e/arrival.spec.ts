import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import {type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {type Page} from '@playwright/test';
import {locales} from '../src/content/place';
import {buildFolder, fileOf} from './support/build';
import {saveData} from './support/conditions';
import {addressOf} from './support/routes';
import {expect, test} from './support/test';

// On a slow line a page comes in pieces. What has come stands still: the reader has begun to read it.

interface Slow {
  url: string;
  /** Sends the rest of the page. */
  finish: () => void;
  close: () => void;
}

/** Serves one page, and stops in the middle of it until told to go on. */
async function serveInPieces(html: string, cut: string): Promise<Slow> {
  const at = html.indexOf(cut);
  expect(at, `the page has ${cut}`).toBeGreaterThan(0);
  let waiting: ServerResponse | undefined;
  const server = createServer(({url}, response) => {
    if (url === '/page') {
      waiting = response;
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(html.slice(0, at));
    } else {
      response.writeHead(204).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/page`,
    finish: () => waiting?.end(html.slice(at)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const places = (page: Page) =>
  page.evaluate(() =>
    ['h1', '.lead', '.markdown > h2', '.step', '.plate'].map((selector) => {
      const {x, y, width} = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return [selector, x, y, width].join(' ');
    }),
  );

/** Where the text has come and the columns and lists beside and below it have not. */
const cuts = {
  '/docs/signup/': '<aside class=toc',
  '/docs/services/': '<aside class=toc',
  '/blog/mdx-blog-post': '<aside class=toc',
  '/docs/faq/': '<footer',
};

for (const locale of locales) {
  for (const [path, cut] of Object.entries(cuts)) {
    test(`the beginning of ${path} stands still while its end is on its way (${locale})`, async ({page}) => {
      const slow = await serveInPieces(readFileSync(join(buildFolder, fileOf(addressOf(path, locale))), 'utf8'), cut);
      await saveData(page);
      await page.goto(slow.url, {waitUntil: 'commit'});
      await page.locator('h1').waitFor();
      await page.locator('article, main').last().waitFor();
      const before = await places(page);
      slow.finish();
      await page.locator('.footer__copyright').waitFor();
      expect(await places(page)).toEqual(before);
      slow.close();
    });
  }
}
