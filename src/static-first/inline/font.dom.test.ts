import {afterEach, describe, expect, it, vi} from 'vitest';
import {cachedFaces, type Face, FONT_FACES_KEY, FONT_FAMILY, useCachedFont} from './font';

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

describe('the stored faces', () => {
  it('are those of an earlier visit', () => {
    vi.stubGlobal('FontFace', StrictFontFace);
    localStorage.setItem(FONT_FACES_KEY, JSON.stringify([face]));
    expect(cachedFaces()).toEqual([new StrictFontFace(FONT_FAMILY, ...face)]);
  });

  const refused = JSON.stringify([face, [face[0], {weight: '400 800', unicodeRange: ''}]]);
  it.each([null, '', '{nonsense', '{}', refused])('are none when the item is %j', (value) => {
    vi.stubGlobal('FontFace', StrictFontFace);
    if (value !== null) {
      localStorage.setItem(FONT_FACES_KEY, value);
    }
    expect(cachedFaces()).toEqual([]);
  });
});

describe('a first visit', () => {
  afterEach(() => {
    delete document.documentElement.dataset.firstVisit;
  });

  it('is one without stored faces', () => {
    stubFonts(new Promise(() => {}));
    useCachedFont();
    expect(document.documentElement.dataset.firstVisit).toBe('');
  });

  it('is over when faces are stored', () => {
    stubFonts(new Promise(() => {}));
    localStorage.setItem(FONT_FACES_KEY, JSON.stringify([face]));
    useCachedFont();
    expect(document.documentElement.dataset.firstVisit).toBeUndefined();
  });
});

describe('a cached font', () => {
  it('is used on this page when it loads before the first paint', async () => {
    localStorage.setItem(FONT_FACES_KEY, JSON.stringify([face]));
    const {add} = stubFonts(Promise.resolve([]));
    useCachedFont();
    expect(add).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.documentElement.dataset.font).toBe('ready'));
  });

  it('is used from the next page on when it loads later', async () => {
    localStorage.setItem(FONT_FACES_KEY, JSON.stringify([face]));
    const {paint} = stubFonts(Promise.resolve([]));
    useCachedFont();
    paint();
    await vi.waitFor(() => expect(document.documentElement.dataset.font).toBe('loaded'));
  });

  it('that does not load leaves the page as it is', async () => {
    localStorage.setItem(FONT_FACES_KEY, JSON.stringify([face]));
    const load = Promise.reject(new Error('gone'));
    stubFonts(load);
    useCachedFont();
    await expect(load).rejects.toThrow('gone');
    expect(document.documentElement.dataset.font).toBeUndefined();
  });

  it('is not asked for on a first visit', () => {
    const {add} = stubFonts(Promise.resolve([]));
    useCachedFont();
    expect(add).not.toHaveBeenCalled();
  });
});
