import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {showFont} from './showFont';

/** Where an element is, in the fallback and in the font: `left top height`. */
type Box = readonly [left: number, top: number, height: number];

const inFont = (element: Element): boolean => Boolean(element.closest('[style*="Atkinson"]'));

const boxOf = (element: Element): Box => {
  const said = (element as HTMLElement).dataset;
  const coordinates = (inFont(element) ? said.font : undefined) ?? said.at ?? '0 0 20';
  const [left = 0, top = 0, height = 0] = coordinates.split(' ').map(Number);
  return [left, top, height];
};

function rectOf(element: Element): DOMRect {
  const [left, top, height] = boxOf(element);
  return new DOMRect(left, top, 300, height);
}

/** Ids of the elements that are shown in the font. */
function shown(html: string): string[] {
  document.body.innerHTML = html;
  showFont(() => undefined);
  return [...document.querySelectorAll('[id]')].filter(inFont).map(({id}) => id);
}

describe('a font that comes while a page is read', () => {
  beforeEach(() => {
    vi.stubGlobal('innerHeight', 700);
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return rectOf(this);
    });
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
      return (this.matches('[hidden]') ? [] : [rectOf(this)]) as unknown as DOMRectList;
    });
    vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
      const node = this.startContainer.childNodes[this.startOffset];
      return (node?.parentElement ? [rectOf(node.parentElement)] : []) as unknown as DOMRectList;
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is used in boxes whose line breaks do not change', () => {
    expect(
      shown('<div><p id=a data-at="0 10 40">A</p><p id=b data-at="0 50 40" data-font="0 50 80">B</p></div>'),
    ).toEqual(['a']);
  });

  it('is not used where a word within a box would move', () => {
    const word = (font: string) =>
      `<p id=a data-at="0 10 40">Tap <b data-at="50 10 20" data-font="${font}">Pay</b></p>`;
    expect(shown(word('52 10 20'))).toEqual(['a']);
    expect(shown(word('53 10 20'))).toEqual([]);
  });

  it('is not used in a row of which something would move', () => {
    const row = (other: string) => `<div><a id=a data-at="0 0 20">A</a>${other}</div><p id=c>C</p>`;
    expect(shown(row('<a id=b data-at="50 0 20" data-font="55 0 20">B</a>'))).toEqual(['c']);
  });

  it('is used below the viewport, whatever the change of height, and not above it', () => {
    const below = '<section id=a data-at="0 700 100" data-font="0 700 200"><p>A</p></section>';
    expect(shown(`<p id=b data-at="0 -90 40">B</p>${below}`)).toEqual(['a']);
  });

  it('is used in hidden or closed elements', () => {
    expect(shown('<details><summary id=a>A</summary><p id=b>B</p></details><div id=c hidden>C</div>')).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
