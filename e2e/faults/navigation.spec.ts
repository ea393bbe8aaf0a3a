import {hold, scriptsBetween, type Held} from '../support/conditions';
import {fault, type Scene} from '../support/fault';
import {spoil, type Way} from '../support/files';
import {expect, test} from '../support/test';

// The next page does not come. Docusaurus loads it ahead of showing it, and loads the whole document when that fails.

const from = '/docs/';
const to = '/blog';
let scriptsOfNext: (scene: Scene, path?: string) => Promise<string[]>;

test.beforeEach(({browser}) => {
  scriptsOfNext = ({at}, path = to) => scriptsBetween(browser, at(from), at(path));
});

/** Follows a link to a page whose scripts are held back. */
async function setsOut(scene: Scene): Promise<Held> {
  const held = await hold(scene.page, await scriptsOfNext(scene));
  await scene.reader.opens(from);
  await scene.reader.usesButtons();
  await scene.reader.follows(to);
  return held;
}

const broken: Way[] = ['is cut off', 'is missing', 'is answered with a page', 'ends halfway'];

for (const way of broken) {
  const console = /assets|ChunkLoadError|Loading chunk|uncaught/;
  fault(`the chunk of the next page ${way}`, {reloads: 1, console}, async (scene) => {
    const {page, reader} = scene;
    const scripts = await scriptsOfNext(scene);
    const heal = await spoil(page, ({href}) => scripts.includes(href), way);
    await reader.opens(from);
    await reader.usesButtons();
    await reader.follows(to);
    await reader.isTold(/ChunkLoadError|\/assets\/js\/|SyntaxError/);
    await reader.reads(to);
    await heal();
    await reader.retries();
    await reader.reads(to);
  });
}

fault('the next page fails to be fetched once', {reloads: 1, console: /Loading chunk|assets/}, async (scene) => {
  const {page, reader} = scene;
  const scripts = await scriptsOfNext(scene);
  await reader.opens(from);
  await reader.usesButtons();
  // What is fetched ahead would fail in its place.
  await page.waitForLoadState('networkidle');
  const heal = await spoil(page, ({href}) => scripts.includes(href), 'is cut off');
  page.on('requestfailed', () => void heal());
  await reader.follows(to);
  await reader.reads(to);
  await reader.usesButtons();
  await reader.isToldNothing();
  reader.recovered = 'by itself';
});

fault('the chunk of the next page is slow', {reloads: 0}, async (scene) => {
  const {page, reader} = scene;
  const scripts = await setsOut(scene);
  await expect(page.locator('#nprogress')).toBeAttached();
  await reader.reads(from);
  scripts.release();
  await reader.reads(to);
  await reader.isToldNothing();
  reader.recovered = 'by itself';
});

fault('two navigations overlap', {reloads: 0}, async (scene) => {
  const {page, reader} = scene;
  const first = await setsOut(scene);
  await reader.follows('/docs/faq/');
  await expect(page).toHaveURL(scene.at('/docs/faq/'));
  await reader.reads('/docs/faq/');
  first.release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await reader.reads('/docs/faq/');
  await reader.isToldNothing();
  reader.recovered = 'by itself';
});

fault('two quick navigations overlap', {reloads: 0}, async (scene) => {
  const {page, reader} = scene;
  const first = await hold(page, await scriptsOfNext(scene));
  await page.clock.install();
  await reader.opens(from);
  await reader.usesButtons();
  // Known by now, a page is there at once: before the bar of the one that never came would have started.
  await reader.follows('/docs/faq/');
  await reader.reads('/docs/faq/');
  await reader.follows(from);
  await reader.reads(from);
  // Time stands still, so that no clock of a bar strikes before the reader has arrived.
  await page.clock.pauseAt(Date.now() + 60_000);
  await reader.follows(to);
  await reader.follows('/docs/faq/');
  await reader.reads('/docs/faq/');
  await page.clock.fastForward(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await reader.isToldNothing();
  first.release();
  reader.recovered = 'by itself';
});

fault('two navigations overlap, and the first fails', {reloads: 1, console: /Loading chunk|assets/}, async (scene) => {
  const {reader} = scene;
  const first = await setsOut(scene);
  await reader.follows('/docs/faq/');
  await reader.reads('/docs/faq/');
  first.fail();
  await expect.poll(() => reader.reloads).toBe(1);
  await reader.reads('/docs/faq/');
  await reader.usesButtons();
  await reader.isToldNothing();
  reader.recovered = 'by itself';
});

fault('the reader goes back while the next page loads', {reloads: 0}, async (scene) => {
  const {page, reader} = scene;
  const scripts = await setsOut(scene);
  await expect(page).toHaveURL(scene.at(to));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(scene.at(from));
  await reader.reads(from);
  scripts.release();
  await reader.reads(from);
  await reader.isToldNothing();
  reader.recovered = 'by itself';
});

fault('the reader goes back and forward while the next page loads', {reloads: 0}, async (scene) => {
  const {page, reader} = scene;
  const scripts = await setsOut(scene);
  await expect(page).toHaveURL(scene.at(to));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(scene.at(from));
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(scene.at(to));
  scripts.release();
  await reader.reads(to);
  await reader.isToldNothing();
  reader.recovered = 'by itself';
});
