import {type Page} from '@playwright/test';
import {addressOfFile, htmlFiles, readPage} from './support/build';
import {expect, hydrated, test} from './support/test';

// A link to a heading or an answer is followed on first load: the target stands below the sticky navbar.

/** Every address with a hash that a page offers: headings of the second and third level, and answers. */
const targets = htmlFiles()
  .filter((file) => !file.endsWith('404.html'))
  .flatMap((file) =>
    readPage(file)
      .querySelectorAll('main :is(h2, h3, details)[id]')
      .map(({id}) => ({path: addressOfFile(file), id})),
  );

/**
 * How far the page is from where it belongs, in CSS pixels: the target 1rem below the navbar, or the end of the page where
 * that comes first. Waits until the target has stood still for some frames.
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
    // The navbar without its border, and 1rem.
    const padding = (document.querySelector('nav.navbar')?.clientHeight ?? 0) + 16;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    return Math.abs(window.scrollY - Math.min(end, Math.max(0, window.scrollY + last - padding)));
  }, id);

// Visits take time: some of the targets, evenly over all pages, are tried on each screen.
const sample = targets.filter((_, i) => i % 160 === 0);

// A phone lays out what is below its screen when the reader comes near, and loads its scripts on use.
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
        // Another hash alone would not load the page again.
        await page.goto(`${path}?from=${i}#${id}`);
        if (!isPhone) await hydrated(page);
        expect.soft(await errorOf(page, id), `${path}#${id}`).toBeLessThanOrEqual(1);
      }
    });
  });
}
