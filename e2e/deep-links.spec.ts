import {type Page} from '@playwright/test';
import {addressOfFile, htmlFiles, readPage} from './support/build';
import {expect, hydrated, test} from './support/test';

// A link to a heading or an answer works on first load: the target is below the sticky navbar.

/** Every address with a hash that a page offers: headings of the second and third level, and answers. */
const targets = htmlFiles()
  .filter((file) => !file.endsWith('404.html'))
  .flatMap((file) =>
    readPage(file)
      .querySelectorAll('main :is(h2, h3, details)[id]')
      .map(({id}) => ({path: addressOfFile(file), id})),
  );

/** Whether the target has come to rest in the upper half of the screen, below the navbar, or the page is at its end. */
const isReached = (page: Page, id: string) =>
  page.evaluate(async (target) => {
    const topOf = () => document.getElementById(target)?.getBoundingClientRect().top ?? NaN;
    for (let [last, frames] = [NaN, 0]; frames < 6; frames = topOf() === last ? frames + 1 : 0) {
      last = topOf();
      await new Promise(requestAnimationFrame);
    }
    const barEnd = document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0;
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    return topOf() >= barEnd && (topOf() < window.innerHeight / 2 || isAtEnd);
  }, id);

// Visits take time, so each screen tries only some targets, spread evenly over all pages.
const sample = targets.filter((_, i) => i % 160 === 0);

// A phone never loads React.
for (const [width, isPhone] of [
  [360, true],
  [1280, false],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 740}, hasTouch: isPhone});
    test('an address with a hash leads to its target on first load', async ({page}) => {
      test.setTimeout(300_000);
      expect(sample).not.toEqual([]);
      for (const [i, {path, id}] of sample.entries()) {
        // A change of only the hash would not load the page again.
        await page.goto(`${path}?from=${i}#${id}`);
        if (!isPhone) await hydrated(page);
        expect.soft(await isReached(page, id), `${path}#${id}`).toBe(true);
      }
    });
  });
}
