import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {buildFolder, fileOf, readPage, textsOf, valuesOf} from '../support/build';
import {pages} from '../support/pages';

// The bytes of a page without its words, which have no limit.

/**
 * Compressed bytes of the styles in the page, its inline scripts without data, the rest of its head without the words of the page, and
 * the stylesheet of the site.
 */
const budget = {style: 9_500, script: 1_450, head: 950, stylesheet: 15_500};

const sizes = new Map<string, number>();

/** The compressed size of a text. Cached because many pages have the same style. */
function compressedSize(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

/** The words of a page in its head, for search engines and link previews. */
const words = 'title, meta[name=description], meta[property="og:title"], meta[property="og:description"]';

describe.each(pages)('$address', ({address}) => {
  const file = fileOf(address);
  const page = () => readPage(file);

  it('costs few bytes beyond its words', () => {
    const parts = {
      style: textsOf(file, 'style').join(''),
      script: textsOf(file, 'script:not([src], [type])').join(''),
      head: page().querySelectorAll(`head > :not(style, script, ${words})`).join(''),
    };
    for (const [part, text] of Object.entries(parts)) {
      expect(compressedSize(text), part).toBeLessThanOrEqual(budget[part as keyof typeof parts]);
    }
  });

  it('links no stylesheet, and names the one that its scripts load', () => {
    expect(page().querySelectorAll('link[rel="stylesheet"]').map(String)).toEqual([]);
    const stylesheetFile = page().querySelector('#page-assets')?.getAttribute('data-all-css') ?? '';
    expect(compressedSize(readFileSync(join(buildFolder, stylesheetFile), 'utf8'))).toBeLessThanOrEqual(
      budget.stylesheet,
    );
  });

  it('waits for no picture', () => {
    const eager = page().querySelectorAll('img:not([loading=lazy])');
    expect(eager.map(String)).toEqual([]);
    expect(page().querySelectorAll('link[rel="preload"][as="image"], video, picture').map(String)).toEqual([]);
    const styles = [...textsOf(file, 'style'), ...valuesOf(file, '[style]', 'style')];
    expect(styles.join().match(/url\((?!["']?(?:#|data:))[^)]*\)/g)).toBeNull();
  });
});
