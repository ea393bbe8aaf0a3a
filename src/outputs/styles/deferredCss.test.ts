import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {deferredCss} from './deferredCss';

const built = new Set(['html', 'body', 'nav', 'a', 'p', '.bar', '#home', '.note']);
const deferred = (stylesheet: string) => deferredCss(postcss.parse(stylesheet), (name) => built.has(name)).toString();

describe('deferred CSS', () => {
  it('is the rules about a class, an id or a tag that no page was built with', () => {
    expect(deferred('.bar{top:0}.list{top:1px}#home{top:2px}#box{top:3px}a{top:4px}mark{top:5px}')).toBe(
      '.list{top:1px}#box{top:3px}mark{top:5px}',
    );
  });

  it('leaves out the selectors that pages have', () => {
    expect(deferred('.bar,.bar .list,.note:lang(en){top:0}')).toBe('.bar .list{top:0}');
  });

  it('has rules for hover and press, which are not needed at the first paint', () => {
    expect(deferred('.bar,.bar:hover,.bar:active a{top:0}')).toBe('.bar:hover,.bar:active a{top:0}');
  });

  it('has no rules for other states, languages or positions of built elements', () => {
    expect(deferred('.bar:focus-visible,.bar[aria-expanded=true],.bar:lang(en),.bar:nth-child(n+3){top:0}')).toBe('');
  });

  it('considers the arguments of :has, and not those of :not', () => {
    expect(deferred('.bar:has(.list){top:0}.bar:has(.note){top:1px}.bar:not(.list){top:2px}')).toBe(
      '.bar:has(.list){top:0}',
    );
  });

  it('keeps conditions, and none without rules', () => {
    expect(deferred('@media print{@supports (a:b){.list{top:0}}}@media print{.bar{top:0}}')).toBe(
      '@media print{@supports (a:b){.list{top:0}}}',
    );
  });

  it('keeps the keyframes that it uses', () => {
    expect(deferred('@keyframes used{to{top:0}}@keyframes unused{to{top:1px}}.list{animation:1s used}')).toBe(
      '@keyframes used{to{top:0}}.list{animation:1s used}',
    );
  });

  it('has no custom property of the root, no font and no layer of the theme', () => {
    expect(
      deferred(':root{--a:1px}.list{--b:2px;top:var(--a)}@font-face{font-family:x}@layer theme{.list{top:0}}'),
    ).toBe('.list{--b:2px;top:var(--a)}');
  });
});
