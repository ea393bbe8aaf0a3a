import {describe, expect, it} from 'vitest';
import {purgeSheet} from './purge';

const page = '<html><body><nav class="bar"><a href="/" class="bar__link">Inicio</a></nav><p>A button</p></body></html>';

const purge = (sheet: string, {html = page, scripts = [] as string[], readers = [] as string[]} = {}) =>
  purgeSheet(sheet, {pages: [html], scripts, readers});

describe('purgeSheet', () => {
  it('keeps the rules of what stands in the page, and drops the others', async () => {
    expect(await purge('.bar{top:0}.bar__link{top:1px}.menu{top:2px}')).toBe('.bar{top:0}.bar__link{top:1px}');
  });

  it('does not take words of the text for elements', async () => {
    expect(await purge('button{top:0}p{top:1px}')).toBe('p{top:1px}');
  });

  it('keeps rules for any element in a state, such as the one that shows where the keyboard is', async () => {
    expect(await purge(':focus-visible{outline:1px solid}')).toBe(':focus-visible{outline:1px solid}');
    expect(await purge('.bar:hover{top:0}.menu:hover{top:1px}')).toBe('.bar:hover{top:0}');
  });

  it('keeps rules about attributes that only scripts set', async () => {
    expect(await purge('.bar[aria-expanded=true]{top:0}.bar[data-unknown]{top:1px}')).toBe(
      '.bar[aria-expanded=true]{top:0}',
    );
  });

  it('keeps the classes of scripts, also behind a quotation mark in a regular expression', async () => {
    const scripts = [`let a=/["']/g,b="search__list",c=\`note--\${d}\``];
    expect(await purge('.search__list{top:0}.other{top:1px}', {scripts})).toBe('.search__list{top:0}');
  });

  it('keeps variables that a rule or a drawing reads, and drops the others', async () => {
    const sheet = ':root{--a:1px;--b:2px;--c:3px}.bar{top:var(--a)}';
    expect(await purge(sheet, {readers: ['<svg><path style="stroke:var(--b)"/></svg>']})).toBe(
      ':root{--a:1px;--b:2px}.bar{top:var(--a)}',
    );
  });

  it('drops animations that nothing runs', async () => {
    const sheet = '@keyframes used{to{top:0}}@keyframes unused{to{top:1px}}.bar{animation:1s used}';
    expect(await purge(sheet)).toBe('@keyframes used{to{top:0}}.bar{animation:1s used}');
  });

  it('drops lists of layers, and keeps the layers', async () => {
    expect(await purge('@layer a,b;@layer a{.bar{top:0}}')).toBe('@layer a{.bar{top:0}}');
  });
});
