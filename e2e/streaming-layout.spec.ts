import {readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import {type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {buildFolder, fileOf} from './support/build';
import {saveData} from './support/conditions';
import {paintedAt, shifts} from './support/layoutShift';
import {expect, test} from './support/test';

// On a slow connection a page is rendered in parts. The visible part must not move while the reader reads it.

interface Slow {
  url: string;
  /** Sends the rest of the page. */
  finish: () => void;
  close: () => void;
}

/** Marks the end of the first part. A comment affects neither layout nor selectors. */
const CUT = '<!--cut-->';

/** Serves one page, and pauses in the middle of it until `finish` is called. */
async function serveInPieces(path: string, before: RegExp): Promise<Slow> {
  const html = readFileSync(join(buildFolder, fileOf(path)), 'utf8');
  const at = html.search(before);
  expect(at, `the page has ${before}`).toBeGreaterThan(0);
  let pausedResponse: ServerResponse | undefined;
  const server = createServer(({url}, response) => {
    if (url === path) {
      pausedResponse = response;
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(html.slice(0, at) + CUT);
    } else if (url?.endsWith('.css') || url?.endsWith('.js')) {
      // A different script would not match the integrity hash of the page.
      const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.writeHead(200, {'content-type': type}).end(readFileSync(join(buildFolder, url)));
    } else {
      response.writeHead(204).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${path}`,
    finish: () => pausedResponse?.end(html.slice(at)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Positions at which a page is cut: one element has arrived, and the element beside or below it has not. */
const cuts: [waitsFor: string, path: string, before: RegExp][] = [
  ['its contents', '/docs/signup/', /<aside class="toc/],
  ['its foot', '/docs/faq/', /<footer/],
  ['the search of the bar', '/docs/faq/', /<div[^>]* class="search search--bar/],
  ['its search', '/', /(?<=search--home"[^]{0,900})<input/],
];

for (const [waitsFor, path, before] of cuts) {
  test(`the visible part of ${path} does not move while it waits for ${waitsFor}`, async ({page}) => {
    const slowServer = await serveInPieces(path, before);
    await saveData(page);
    await page.goto(slowServer.url, {waitUntil: 'commit'});
    await page.waitForFunction((mark) => document.documentElement.outerHTML.includes(mark), CUT);
    const paintTime = await paintedAt(page);
    slowServer.finish();
    await page.locator('.footer__copyright').waitFor();
    expect(await shifts(page, paintTime)).toEqual([]);
    slowServer.close();
  });
}
