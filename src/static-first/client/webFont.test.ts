// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {showInTitles} from './webFont';

const {dataset} = document.documentElement;

/** Titles whose height depends on whether they are shown in the font. */
function titleOf(height: {fallback: number; font: number}): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 300, dataset.font === 'titles' ? height.font : height.fallback),
  );
}

describe('a font that comes while a page is read', () => {
  beforeEach(() => {
    document.body.innerHTML = '<h1>Recarga un celular</h1>';
    dataset.font = 'loaded';
  });

  afterEach(() => {
    vi.restoreAllMocks();
    delete dataset.font;
  });

  it('is used in titles that keep their lines', () => {
    titleOf({fallback: 40, font: 40});
    showInTitles();
    expect(dataset.font).toBe('titles');
  });

  it('waits for the next page where a title would break elsewhere', () => {
    titleOf({fallback: 40, font: 80});
    showInTitles();
    expect(dataset.font).toBe('loaded');
  });
});
