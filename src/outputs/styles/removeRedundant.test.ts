import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {removeRedundant} from './removeRedundant';

function tidied(css: string): string {
  const stylesheet = postcss.parse(css);
  removeRedundant(stylesheet);
  return stylesheet.toString();
}

describe('tidying a stylesheet', () => {
  it('removes keyframes that neither a rule nor a custom property uses', () => {
    expect(tidied('@keyframes turn{to{top:0}}')).toBe('');
    const used = '@keyframes turn{to{top:0}}.a{animation:1s turn}';
    expect(tidied(used)).toBe(used);
    const named = '@keyframes turn{to{top:0}}:root{--motion:1s turn}';
    expect(tidied(named)).toBe(named);
  });

  it('removes a legacy declaration that the next one repeats', () => {
    expect(tidied('p{page-break-inside:avoid;break-inside:avoid}')).toBe('p{break-inside:avoid}');
    expect(tidied('a{-webkit-text-decoration:none;text-decoration:none}')).toBe('a{text-decoration:none}');
  });

  it('keeps a legacy declaration that is needed', () => {
    const coloured = 'a{-webkit-text-decoration:underline red;text-decoration:underline red}';
    expect(tidied(coloured)).toBe(coloured);
    const other = 'p{page-break-inside:avoid;break-inside:auto}';
    expect(tidied(other)).toBe(other);
    const alone = 'p{page-break-inside:avoid;color:red}';
    expect(tidied(alone)).toBe(alone);
  });

  it('removes lists of layers, and keeps layers with rules', () => {
    expect(tidied('@layer a,b;@layer a{p{top:0}}')).toBe('@layer a{p{top:0}}');
  });

  it('removes rules without declarations and the conditions that are empty without them', () => {
    expect(tidied('@media print{@supports (top:0){p{}}}a{top:0}')).toBe('a{top:0}');
  });
});
