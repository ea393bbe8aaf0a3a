import {describe, expect, it} from 'vitest';
import {asReference, readTokens, resolveToken} from './tokens';

const css = `
/* :root { --a: black; } */
:root { --a: #111; --b: var(--a); --c: var(--missing) }
[data-theme='dark'] { --a: #eee }
@media print { :root { --a: #000 } }
`;

describe('tokens', () => {
  it('are those of a selector, outside of comments, and outside of conditions unless one is given', () => {
    expect([...readTokens(css)]).toEqual([
      ['--a', '#111'],
      ['--b', 'var(--a)'],
      ['--c', 'var(--missing)'],
    ]);
    expect([...readTokens(css, "[data-theme='dark']")]).toEqual([['--a', '#eee']]);
    expect([...readTokens(css, ':root', 'print')]).toEqual([['--a', '#000']]);
  });

  it('are resolved to the value at the end of their references', () => {
    expect(resolveToken(readTokens(css), '--b')).toBe('#111');
    expect(() => resolveToken(readTokens(css), '--c')).toThrow('--missing');
  });
});

it.each([
  ['var(--a)', {name: '--a'}],
  ['var(--a, var(--b, red))', {name: '--a', fallback: 'var(--b, red)'}],
  ['1px var(--a)', undefined],
  ['#fff', undefined],
])('reads %s as a reference or not', (value, expected) => {
  expect(asReference(value)).toEqual(expected);
});
