import {afterEach, describe, expect, it, vi} from 'vitest';
import {type Face, FONT_FACES_KEY, useStoredFont} from './font';

/** Throws at an empty descriptor, as browsers do. */
class StrictFontFace {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors = {},
  ) {
    if (Object.values(descriptors).includes('')) {
      throw new DOMException('Failed to set a descriptor', 'SyntaxError');
    }
  }
}

const face: Face = ['url(https://fonts.example/a.woff2)', {weight: '400 800', unicodeRange: 'U+0-FF'}];

/** Replaces the font loading API, and the frame before the first paint. */
function stubFonts(load: Promise<unknown>): {add: ReturnType<typeof vi.fn>; paint: () => void} {
  const add = vi.fn();
  let paint = () => {};
  Object.defineProperty(document, 'fonts', {configurable: true, value: {add, load: () => load}});
  vi.stubGlobal('FontFace', StrictFontFace);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback;
  });
  return {add, paint: () => paint()};
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.font;
});

describe('the typeface of a page', () => {
  const {dataset} = document.documentElement;

  it.each([
    ['is the web font when it loads before the first paint', false, 'ready'],
    ['stays the fallback when the web font loads later', true, 'late'],
  ])('%s', async (_, isPainted, state) => {
    localStorage.setItem(FONT_FACES_KEY, JSON.stringify([face]));
    const {add, paint} = stubFonts(Promise.resolve([]));
    useStoredFont();
    if (isPainted) paint();
    expect(add).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(dataset.font).toBe(state));
  });

  it('stays the fallback when the web font does not load', async () => {
    localStorage.setItem(FONT_FACES_KEY, JSON.stringify([face]));
    const load = Promise.reject(new Error('gone'));
    stubFonts(load);
    useStoredFont();
    await expect(load).rejects.toThrow('gone');
    expect(dataset.font).toBeUndefined();
  });

  const refused = JSON.stringify([[face[0], {weight: '400 800', unicodeRange: ''}]]);
  it.each([null, '', '{nonsense', '{}', 'null', refused])(
    'is the fallback when what is stored is %j',
    async (value) => {
      if (value !== null) localStorage.setItem(FONT_FACES_KEY, value);
      const {add} = stubFonts(Promise.resolve([]));
      useStoredFont();
      await Promise.resolve();
      expect(add).not.toHaveBeenCalled();
      expect(dataset.font).toBeUndefined();
    },
  );
});
