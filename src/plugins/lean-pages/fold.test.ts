import {describe, expect, it} from 'vitest';
import {foldConstants} from './fold';

const fold = (css: string, keep: string[] = []) => foldConstants(css, new Set(keep));

describe('foldConstants', () => {
  it('writes the value of a constant where it is used and drops its declaration', () => {
    expect(fold(':root{--gap:1rem;--ink:#000}p{margin:var(--gap);color:var(--ink)}')).toBe(
      ':root{}p{margin:1rem;color:#000}',
    );
  });

  it('keeps values apart that minifying left without a space between them', () => {
    const root = ':root{--a:3rem;--b:1.5rem}';
    expect(fold(`${root}p{padding:var(--a)var(--b)0}`)).toContain('p{padding:3rem 1.5rem 0}');
    expect(fold(`${root}p{padding:var(--a)clamp(1rem,3vw,2rem)}`)).toContain('p{padding:3rem clamp(1rem,3vw,2rem)}');
    expect(fold(`${root}p{border:var(--a)solid#fff}`)).toContain('p{border:3rem solid#fff}');
  });

  it('adds no space where the value ends', () => {
    expect(fold(':root{--a:3rem}p{top:calc(var(--a)/2);margin:var(--a)}')).toContain('p{top:calc(3rem/2);margin:3rem}');
  });

  it('folds constants that are made of other constants', () => {
    expect(fold(':root{--a:3rem;--b:var(--a)}p{margin:var(--b)}')).toContain('p{margin:3rem}');
  });

  it('leaves alone what has another value in another mode, under a condition or outside of the sheet', () => {
    const modes = ':root{--paper:#fff}[data-theme=dark]{--paper:#000}p{color:var(--paper)}';
    expect(fold(modes)).toBe(modes);
    const wide = '@media (width>=40rem){:root{--gap:2rem}}p{margin:var(--gap)}';
    expect(fold(wide)).toBe(wide);
    const drawn = ':root{--ink:#000}p{color:var(--ink)}';
    expect(fold(drawn, ['--ink'])).toBe(drawn);
  });
});
