import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {removeUnused} from './removeUnused';

const page = ['html', 'body', 'nav', 'a', 'p', '.bar', '.bar__link', '[href]'];

function purge(css: string, more: string[] = []): string {
  const parts = new Set([...page, ...more]);
  const stylesheet = postcss.parse(css);
  const used = removeUnused(stylesheet, (name) => parts.has(name)).toString();
  // The stylesheet is there for other pages.
  expect(stylesheet.toString()).toBe(css);
  return used;
}

describe('removing unused rules', () => {
  it('keeps the rules of elements on the page, and drops the others', () => {
    expect(purge('.bar{top:0}.bar__link{top:1px}.menu{top:2px}')).toBe('.bar{top:0}.bar__link{top:1px}');
    expect(purge('.bar .menu,.bar>p,mark{top:0}')).toBe('.bar>p{top:0}');
  });

  it('keeps rules for any element in a state, such as :focus-visible', () => {
    expect(purge(':focus-visible{outline:1px solid}')).toBe(':focus-visible{outline:1px solid}');
    expect(purge('.bar:hover{top:0}.menu:hover{top:1px}')).toBe('.bar:hover{top:0}');
  });

  it('keeps rules about attributes that the page has or only scripts set', () => {
    expect(purge('a[href]{top:0}.bar[aria-expanded=true]{top:0}.bar[data-unknown]{top:1px}')).toBe(
      'a[href]{top:0}.bar[aria-expanded=true]{top:0}',
    );
  });

  it('keeps a rule when one selector of a list can match, and ignores arguments of :not', () => {
    expect(purge('.bar:is(.menu,p){top:0}:where(.menu){top:1px}.bar:has(.menu){top:2px}')).toBe(
      '.bar:is(.menu,p){top:0}',
    );
    expect(purge('.bar:not(.menu){top:0}.bar:not(:has(+*)) p{top:1px}')).toBe(
      '.bar:not(.menu){top:0}.bar:not(:has(+*)) p{top:1px}',
    );
  });

  it('keeps custom properties that are read, and drops the others', () => {
    const stylesheet = ':root{--a:var(--d);--b:2px;--c:var(--e);--d:3px;--e:4px}.bar{top:var(--a)}';
    expect(purge(stylesheet, ['--b'])).toBe(':root{--a:var(--d);--b:2px;--d:3px}.bar{top:var(--a)}');
  });

  it('drops animations that nothing runs', () => {
    const stylesheet =
      '@keyframes used{to{top:0}}@keyframes unused{to{top:1px}}.bar{animation:1s used}.menu{animation:1s unused}';
    expect(purge(stylesheet)).toBe('@keyframes used{to{top:0}}.bar{animation:1s used}');
  });

  it('drops lists of layers, and keeps the layers', () => {
    expect(purge('@layer a,b;@layer a{.bar{top:0}}')).toBe('@layer a{.bar{top:0}}');
  });

  it('drops what is left empty, conditions too', () => {
    expect(purge('@media print{@supports (a:b){.menu{top:0}}}:root{--a:1px}p{}.bar{top:0}')).toBe('.bar{top:0}');
  });

  it('drops a declaration that the next one repeats under its present name, and no other', () => {
    expect(
      purge('p{page-break-inside:avoid;break-inside:avoid;-webkit-text-decoration:none;text-decoration:none}'),
    ).toBe('p{break-inside:avoid;text-decoration:none}');
    const needed =
      'p{-webkit-text-decoration:underline red;text-decoration:underline red;page-break-inside:avoid;top:0}';
    expect(purge(needed)).toBe(needed);
  });
});
