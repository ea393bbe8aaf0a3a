import {describe, expect, it} from 'vitest';
import {rulesOfScripts} from './later';

const pages = [
  '<html><body><nav class="bar"><a id="home" href="/">Inicio</a></nav></body></html>',
  '<p class="note">A list</p>',
];
const later = (sheet: string) => rulesOfScripts(sheet, pages);

describe('the rules of scripts', () => {
  it('are those about a class, an id or a tag that no page was built with', () => {
    expect(later('.bar{top:0}.list{top:1px}#home{top:2px}#box{top:3px}a{top:4px}mark{top:5px}')).toBe(
      '.list{top:1px}#box{top:3px}mark{top:5px}',
    );
  });

  it('leave out the selectors that pages have', () => {
    expect(later('.bar,.bar .list,.note:hover{top:0}')).toBe('.bar .list{top:0}');
  });

  it('take no state, attribute, language or number for a part', () => {
    expect(later('.bar:hover,.bar[aria-expanded=true],.bar:lang(en),.bar:nth-child(n+3){top:0}')).toBe('');
  });

  it('look into what :is, :not and :has are asked', () => {
    expect(later('.bar:has(.list){top:0}.bar:has(.note){top:1px}')).toBe('.bar:has(.list){top:0}');
  });

  it('keep their conditions, and no condition without rules', () => {
    expect(later('@media print{@supports (a:b){.list{top:0}}}@media print{.bar{top:0}}')).toBe(
      '@media print{@supports (a:b){.list{top:0}}}',
    );
  });

  it('keep the animations they run', () => {
    expect(later('@keyframes used{to{top:0}}@keyframes unused{to{top:1px}}.list{animation:1s used}')).toBe(
      '@keyframes used{to{top:0}}.list{animation:1s used}',
    );
  });

  it('bring no custom property of the root, no font and no layer of the theme', () => {
    expect(later(':root{--a:1px}.list{--b:2px;top:var(--a)}@font-face{font-family:x}@layer theme{.list{top:0}}')).toBe(
      '.list{--b:2px;top:var(--a)}',
    );
  });
});
