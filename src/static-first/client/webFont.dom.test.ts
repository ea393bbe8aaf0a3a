import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {facesOf, showInTitles} from './webFont';

// What the build generates from the configuration.
vi.mock('../docusaurusInternals/client/siteWithoutContexts', () => ({siteConfig: {}}));

const {dataset} = document.documentElement;

interface Box {
  left?: number;
  height?: number;
}

/** Titles and what is in them: their box depends on whether they are shown in the font. */
function boxOf(box: {fallback: Box; font: Box}): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const {left = 0, height = 40} = dataset.font === 'titles' ? box.font : box.fallback;
    return new DOMRect(left, 0, 300, height);
  });
}

describe('a font that comes while a page is read', () => {
  beforeEach(() => {
    document.body.innerHTML = '<h1>Recarga un celular</h1><p class="step__title">Toca <b class="app">Pagar</b></p>';
    dataset.font = 'loaded';
  });

  afterEach(() => {
    vi.restoreAllMocks();
    delete dataset.font;
  });

  it('is used in titles that keep their lines', () => {
    boxOf({fallback: {left: 50}, font: {left: 52.9}});
    showInTitles();
    expect(dataset.font).toBe('titles');
  });

  it('waits for the next page where a title would break elsewhere', () => {
    boxOf({fallback: {height: 40}, font: {height: 80}});
    showInTitles();
    expect(dataset.font).toBe('loaded');
  });

  it('waits for the next page where a word of a title would move', () => {
    boxOf({fallback: {left: 50}, font: {left: 53}});
    showInTitles();
    expect(dataset.font).toBe('loaded');
  });
});

describe('the faces that a stylesheet describes', () => {
  /** The stylesheet with one rule that says this besides where the file is. */
  const stylesheet = (said: string) => {
    const style = document.createElement('style');
    style.textContent = `@font-face { font-family: F; src: url("a.woff2"); ${said} }`;
    document.head.append(style);
    return style.sheet;
  };

  it('have the descriptors of their rules', () => {
    expect(facesOf(stylesheet('font-weight: 400; unicode-range: U+0-FF;'))).toEqual([
      ['url("a.woff2")', {weight: '400', unicodeRange: 'U+0-FF'}],
    ]);
  });

  it('lack a descriptor that the rule lacks', () => {
    expect(JSON.parse(JSON.stringify(facesOf(stylesheet(''))))).toEqual([['url("a.woff2")', {}]]);
  });
});
