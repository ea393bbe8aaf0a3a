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

/**
 * The distance of the page from its right position, in CSS pixels. There the target is 1rem below the navbar, or the page is at its
 * end. Waits until the target has not moved for some frames.
 */
const errorOf = (page: Page, id: string) =>
  page.evaluate(async (target) => {
    const element = document.getElementById(target);
    let [last, frames] = [NaN, 0];
    while (frames < 6) {
      await new Promise(requestAnimationFrame);
      const {top} = element?.getBoundingClientRect() ?? {top: NaN};
      frames = top === last ? frames + 1 : 0;
      last = top;
    }
    // The right position: the height of the navbar without its border, and 1rem.
    const padding = (document.querySelector('nav.navbar')?.clientHeight ?? 0) + 16;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    return Math.abs(window.scrollY - Math.min(end, Math.max(0, window.scrollY + last - padding)));
  }, id);

// Visits take time, so each screen tries only some targets, spread evenly over all pages.
const sample = targets.filter((_, i) => i % 160 === 0);

// A phone lays out a part of the page when the reader comes near it, and loads its scripts on use.
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
        expect.soft(await errorOf(page, id), `${path}#${id}`).toBeLessThanOrEqual(1);
      }
    });
  });
}
