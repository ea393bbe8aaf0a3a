import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {saveData} from './support/conditions';
import {folderWith} from './support/folder';
import {expect, hydrated, test} from './support/test';

// A reader saves a page and opens the file later: there is no site around it.

// The pictures of the site and the files that it had fetched ahead are not there.
test.use({harmless: /icons\.svg|\/assets\/|favicon/});

for (const [address, isHydrated] of [
  ['/', true],
  ['/en/docs/faq/', false],
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
    const folder = folderWith({'index.html': await page.content()});
    const file = pathToFileURL(join(folder, 'index.html')).href;

    const saved = await context.newPage();
    const requests: string[] = [];
    saved.on('request', (request) => requests.push(request.url()));
    await saved.goto(file);
    await saved.waitForLoadState('networkidle');
    await expect(saved.getByRole('heading', {level: 1})).toHaveText(heading, {useInnerText: true});
    expect(saved.url()).toBe(file);
    expect(requests.filter((url) => url === file)).toHaveLength(1);
    await expect(saved.getByRole('alert')).toHaveCount(0);
    // The search would find nothing.
    await expect(saved.locator('.search__fallback').filter({visible: true})).toHaveCount(1);
    await expect(saved.getByRole('combobox')).toHaveCount(0);
  });
}
