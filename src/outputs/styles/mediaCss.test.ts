import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {takeMediaCss} from './mediaCss';

const built = new Set(['.bar', '.note']);

function take(css: string): [taken: string, left: string] {
  const stylesheet = postcss.parse(css);
  return [takeMediaCss(stylesheet, (name) => built.has(name)).toString(), stylesheet.toString()];
}

describe('the rules for other media', () => {
  it('are those for print and for forced colours, which leave the stylesheet', () => {
    expect(
      take('.bar{top:0}@media print{.bar{top:1px}}@media (forced-colors:active){.note{top:2px}}.note{top:3px}'),
    ).toEqual([
      '@media print{.bar{top:1px}}@media (forced-colors:active){.note{top:2px}}',
      '.bar{top:0}.note{top:3px}',
    ]);
  });

  it('are none for the screen', () => {
    const screen = '@media screen{.bar{top:0}}@media (width>=9rem){.bar{top:1px}}';
    expect(take(screen)).toEqual(['', screen]);
  });

  it('are not those for elements that only scripts add', () => {
    expect(take('@media print{.dialog{top:0}.bar,.dialog{top:1px}}')).toEqual(['@media print{.bar{top:1px}}', '']);
  });
});
