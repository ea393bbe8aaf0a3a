import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {inlineCustomProperties} from './inlineCustomProperties';

function inline(css: string, readElsewhere: string[] = []): string {
  const stylesheet = postcss.parse(css);
  inlineCustomProperties(stylesheet, (name) => readElsewhere.includes(name));
  return stylesheet.toString();
}

describe('inlined custom properties', () => {
  it('stand where they were used, and are declared no more', () => {
    expect(inline(':root{--gap:1rem;--ink:#000}p{margin:var(--gap);color:var(--ink)}')).toBe(
      ':root{}p{margin:1rem;color:#000}',
    );
  });

  it('stay apart where minifying left no space between them', () => {
    const root = ':root{--a:3rem;--b:1.5rem}';
    expect(inline(`${root}p{padding:var(--a)var(--b)0}`)).toContain('p{padding:3rem 1.5rem 0}');
    expect(inline(`${root}p{padding:var(--a)clamp(1rem,3vw,2rem)}`)).toContain('p{padding:3rem clamp(1rem,3vw,2rem)}');
    expect(inline(`${root}p{border:var(--a)solid#fff}`)).toContain('p{border:3rem solid#fff}');
  });

  it('have no space behind them where the value ends', () => {
    expect(inline(':root{--a:3rem}p{top:calc(var(--a)/2);margin:var(--a)}')).toContain(
      'p{top:calc(3rem/2);margin:3rem}',
    );
    expect(inline(':root{--a:3rem}p{margin:var(--a)!important;inset:0 var(--a)}')).toContain(
      'p{margin:3rem!important;inset:0 3rem}',
    );
  });

  it('may have had a fallback, which they need no more', () => {
    expect(inline(':root{--a:3rem}p{top:var(--a,calc(1px + (2px)));left:min(1px,var(--a,0))}')).toContain(
      'p{top:3rem;left:min(1px,3rem)}',
    );
  });

  it('may be made of others', () => {
    expect(inline(':root{--a:3rem;--b:var(--a)}p{margin:var(--b)}')).toContain('p{margin:3rem}');
  });

  it('may be negated', () => {
    const root = ':root{--a:1rem;--b:.5rem}';
    expect(inline(`${root}p{margin:0 calc(-1*var(--a))calc(-1*var(--b));top:calc(-1 * var(--a))}`)).toContain(
      'p{margin:0 -1rem -.5rem;top:-1rem}',
    );
    expect(inline(`${root}p{top:calc(-1*var(--a) + 1px)}`)).toContain('p{top:calc(-1*1rem + 1px)}');
  });

  it.each([
    ['has another value in another mode', ':root{--paper:#fff}[data-theme=dark]{--paper:#000}p{color:var(--paper)}'],
    ['holds under a condition', '@media (width>=40rem){:root{--gap:2rem}}p{margin:var(--gap)}'],
    ['holds for some elements', '.wide{--gap:2rem}p{margin:var(--gap)}'],
    ['stands in a layer', '@layer a{:root{--gap:2rem}}p{margin:var(--gap)}'],
    ['is only spoken of in a text', ':root{}p{content:"var(--gap)"}'],
  ])('are not what %s', (_, css) => {
    expect(inline(css)).toBe(css);
  });

  it('are not those that are read outside of the stylesheet', () => {
    const drawn = ':root{--ink:#000}p{color:var(--ink)}';
    expect(inline(drawn, ['--ink'])).toBe(drawn);
  });
});
