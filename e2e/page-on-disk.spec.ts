import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {saveData} from './support/conditions';
import {folderWith} from './support/folder';
import {expect, hydrated, test} from './support/test';

// A reader saves a page and opens the file later, without the site.

// The pictures of the site and prefetched files are missing.
test.use({harmless: /icons\.svg|\/assets\/|favicon/});

/** The drawings in the main part that have a size and show nothing. */
const emptyDrawings = (page: Page) =>
  page
    .locator('main svg')
    .evaluateAll((all) =>
      all.flatMap((svg) => (svg.clientWidth > 0 && (svg as SVGSVGElement).getBBox().width === 0 ? svg.outerHTML : [])),
    );

for (const [address, isHydrated] of [
  ['/', true],
  ['/en/docs/signup/', false],
] as const) {
  test(`${address}, saved ${isHydrated ? 'hydrated' : 'as built'}, stays as it is when opened from disk`, async ({
    page,
    context,
  }) => {
    if (!isHydrated) {
      await saveData(page);
    }
    await page.goto(address);
    if (isHydrated) {
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    }
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    const session = await context.newCDPSession(page);
    const {data} = await session.send('Page.captureSnapshot', {format: 'mhtml'});
    const folder = folderWith({'index.html': await page.content(), 'index.mhtml': data});
    const file = pathToFileURL(join(folder, 'index.html')).href;

    const copy = await context.newPage();
    const requests: string[] = [];
    copy.on('request', (request) => requests.push(request.url()));
    await copy.goto(file);
    await copy.waitForLoadState('networkidle');
    await expect(copy.getByRole('heading', {level: 1})).toHaveText(heading, {useInnerText: true});
    expect(copy.url()).toBe(file);
    expect(requests.filter((url) => url === file)).toHaveLength(1);
    await expect(copy.getByRole('alert')).toHaveCount(0);
    // The search would have no results.
    await expect(copy.locator('.search__fallback').filter({visible: true})).toHaveCount(1);
    await expect(copy.getByRole('combobox')).toHaveCount(0);
    for (const savedFile of [file, file.replace('.html', '.mhtml')]) {
      await copy.goto(savedFile);
      await expect(copy.locator('main svg').first()).toBeAttached();
      expect(await emptyDrawings(copy)).toEqual([]);
    }
  });
}
