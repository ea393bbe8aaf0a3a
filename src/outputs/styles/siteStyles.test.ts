import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {siteStyles} from './siteStyles';

const styles = (css: string, pages: string[][], readElsewhere: string[] = [], hiddenSelectors: string[] = []) => {
  const styled = pages.map((selectors) => ({
    selectors: new Set(selectors),
    hiddenSelectors: new Set(hiddenSelectors),
    hasPictures: selectors.includes('.screen'),
  }));
  const {criticalOf, ...others} = siteStyles(postcss.parse(css), styled, (name) => readElsewhere.includes(name));
  return {...others, critical: styled.map(criticalOf)};
};

// That nothing is lost on a page, or applies in another order: e2e/styles.spec.ts and e2e/sample-pages.spec.ts.
describe('the styles of a site', () => {
  it('have print, forced colours and wide windows apart, however a width is written, for elements of any page', () => {
    const other =
      '@media print{.a{top:0}}@media (forced-colors:active){.b{top:2px}}' +
      '@media (min-width:62.3125em) and (max-width:75em){.a{top:1px}}@media (min-width:997px){.a{top:2px}}';
    const css = `.a{top:3px}${other}@media print{.c{top:1px}}@media (min-width:22rem){.a{top:3px}}`;
    const {shared, critical} = styles(css, [['.a'], ['.b']]);
    expect(shared).toBe(other);
    expect(critical).toEqual(['.a{top:3px}@media (min-width:22rem){.a{top:3px}}', '']);
  });

  it('have the custom properties that something reads, and the keyframes that run', () => {
    const css =
      ':root{--e:0;--e:1px}:root{--a:var(--d);--b:2px;--c:1px}[data-theme=dark]{--c:3px;--d:3px}.a{top:var(--a)}' +
      '@keyframes used{to{top:0}}@keyframes unused{to{top:1px}}.a{animation:1s used}';
    expect(styles(css, [[':root', '[data-theme=dark]', '.a']], ['--b']).critical).toEqual([
      ':root{--a:var(--d);--b:2px}[data-theme=dark]{--d:3px}.a{top:var(--a)}@keyframes used{to{top:0}}.a{animation:1s used}',
    ]);
  });

  it('have apart what pages with pictures show in and below them, or only when it is opened; the others have it themselves', () => {
    const css =
      '.practice,.a{display:none}.phone__row{top:var(--p)}.footer{top:1px}.footer-link{top:2px}.screen{top:3px}' +
      '@media print{.footer{top:4px}}#menu{top:9px}.footer a:hover{top:5px}.steps>li:target .a{top:6px}:root{--p:0;--q:0}[data-theme=dark]{--p:7px;--q:8px}';
    const common = ['#menu', '.footer', '.footer-link', '.footer a:hover', '.a', ':root', '[data-theme=dark]'];
    const {shared, critical} = styles(css, [
      [...common, '.screen', '.phone__row', '.practice', '.steps>li:target .a'],
      common,
    ]);
    expect(shared).toBe(
      ':root{--p:0}[data-theme=dark]{--p:7px}.practice{display:none}.phone__row{top:var(--p)}.footer{top:1px}' +
        '.screen{top:3px}#menu{top:9px}.steps>li:target .a{top:6px}@media print{.footer{top:4px}}',
    );
    expect(critical).toEqual([
      '.practice,.a{display:none}.footer-link{top:2px}',
      '.a{display:none}.footer{top:1px}.footer-link{top:2px}#menu{top:9px}',
    ]);
  });

  it('have apart what is hidden at first, with the custom properties that it reads', () => {
    const css =
      ':root{--p:0;--p:1px;--q:0;--q:1px;color-scheme:light}.menu{top:var(--p)}.menu:hover{top:1px}.a{top:var(--q)}@media (min-width:62em){.menu{top:2px}}';
    const {shared, critical} = styles(css, [[':root', '.a']], [], ['.menu', '.menu:hover']);
    expect(shared).toBe(':root{--p:0;--p:1px}.menu{top:var(--p)}@media (min-width:62em){.menu{top:2px}}');
    expect(critical).toEqual([':root{--q:0;--q:1px;color-scheme:light}.a{top:var(--q)}']);
  });
});
