import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {siteStyles} from './siteStyles';

const styles = (css: string, readElsewhere: string[] = []) =>
  siteStyles(postcss.parse(css), (name) => readElsewhere.includes(name));

// e2e/sample-pages.spec.ts tests that a page loses no rule, and that rules apply in the same order.
describe('the styles of a site', () => {
  it('give a page every rule that it uses, in any state, at any width and on paper', () => {
    const css =
      '.a{top:0}.a:hover{top:1px}.b{top:2px}' +
      '@media print{.a{top:4px}.b{top:5px}}@media (min-width:62em){.a{top:6px}}@media (forced-colors:active){.b{top:7px}}';
    const {all, criticalOf} = styles(css);
    expect(all).toBe(css);
    expect(criticalOf(new Set(['.a', '.a:hover']))).toBe(
      '.a{top:0}.a:hover{top:1px}@media print{.a{top:4px}}@media (min-width:62em){.a{top:6px}}',
    );
  });

  it('have only the custom properties that are read and the keyframes that run', () => {
    const css =
      ':root{--e:0;--e:1px}:root{--a:var(--d);--b:2px;--c:1px}[data-theme=dark]{--c:3px;--d:3px}.a{top:var(--a)}' +
      '@keyframes used{to{top:0}}@keyframes unused{to{top:1px}}.a{animation:1s used}';
    const page = new Set([':root', '[data-theme=dark]', '.a']);
    expect(styles(css, ['--b']).criticalOf(page)).toBe(
      ':root{--a:var(--d);--b:2px}[data-theme=dark]{--d:3px}.a{top:var(--a)}@keyframes used{to{top:0}}.a{animation:1s used}',
    );
  });
});
