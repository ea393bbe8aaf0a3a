// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest';
import {isComplete, loadStylesheet, STYLESHEET_END_MARKER} from './stylesheetLoader';

/** A stylesheet with these rules, as the CSSOM serializes them. */
const sheet = (...rules: string[]) => ({cssRules: rules.map((cssText) => ({cssText}))}) as unknown as CSSStyleSheet;
const marker = STYLESHEET_END_MARKER.replace('{', ' { ').replace('}', '; }');

describe('a stylesheet', () => {
  it('is complete when its last rule is the end marker', () => {
    expect(isComplete(sheet('a { top: 0px; }', marker))).toBe(true);
  });

  it.each([
    ['truncated', sheet('a { top: 0px; }')],
    ['continued after the marker', sheet(marker, 'a { top: 0px; }')],
    ['empty', sheet()],
    ['absent', null],
  ])('is not complete when it is %s', (_, value) => {
    expect(isComplete(value)).toBe(false);
  });

  it.each(['load', 'error'])('that ends in a %s event without its marker is reported by its URL', (type) => {
    let link: HTMLLinkElement | undefined;
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      link = node as HTMLLinkElement;
    });
    const [fail, done] = [vi.fn(), vi.fn()];
    loadStylesheet('/assets/css/all.css', fail, done);
    link?.dispatchEvent(new Event(type));
    expect(fail).toHaveBeenCalledExactlyOnceWith('/assets/css/all.css');
    expect(done).not.toHaveBeenCalled();
  });
});
