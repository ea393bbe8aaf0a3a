import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {buildFolder, contentIndexOf, fileOf, readPage} from '../support/build';
import {pages} from '../support/routes';

// How large the styles of a page may be.

/**
 * Compressed bytes of style: inlined in the page, linked for print and forced colours, loaded with the scripts, and loaded for other
 * pages.
 */
const budget = {brought: 6_700, media: 1_000, deferred: 2_300, all: 12_000};

const sizes = new Map<string, number>();

/** The compressed size of a text. Cached: many pages have the same style. */
function sent(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

describe.each(pages)('$address', ({address}) => {
  const page = () => readPage(fileOf(address));

  it(`brings ${budget.brought} bytes of style at most, and fetches ${budget.deferred} and ${budget.all} later`, () => {
    const inline = page()
      .querySelectorAll('style')
      .map((style) => style.text)
      .join('');
    expect(inline.length).toBeGreaterThan(1000);
    expect(sent(inline)).toBeLessThanOrEqual(budget.brought);
    const [media, ...blocking] = page().querySelectorAll('link[rel="stylesheet"]');
    expect(blocking.map(String)).toEqual([]);
    expect(media?.getAttribute('media')).toBe('print,(forced-colors:active)');
    expect(sent(readFileSync(join(buildFolder, media?.getAttribute('href') ?? ''), 'utf8'))).toBeLessThanOrEqual(
      budget.media,
    );
    const deferred = page().querySelector('#page-assets')?.getAttribute('data-deferred-css');
    const {allCss: all} = contentIndexOf(fileOf(address));
    for (const [name, stylesheet = ''] of Object.entries({deferred, all})) {
      expect(sent(readFileSync(join(buildFolder, stylesheet), 'utf8')), name).toBeLessThanOrEqual(
        budget[name as 'all'],
      );
    }
  });

  it('waits for no picture', () => {
    const eager = page()
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('loading') !== 'lazy');
    expect(eager.map(String)).toEqual([]);
    expect(page().querySelectorAll('link[rel="preload"][as="image"], video, picture').map(String)).toEqual([]);
    const drawn = page()
      .querySelectorAll('style, [style]')
      .map((element) => element.text + (element.getAttribute('style') ?? ''));
    expect(drawn.join().match(/url\((?!["']?(?:#|data:))[^)]*\)/g)).toBeNull();
  });
});
