import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {siteStyles} from './siteStyles';

const none: ReadonlySet<string> = new Set();
const page = (...selectors: string[]) => ({selectors: new Set(selectors)});

function divide(css: string, pages: {selectors: ReadonlySet<string>}[], scripts = none, drawings = none) {
  return siteStyles(postcss.parse(css), {pages, scripts, drawings});
}

describe('the styles of a site', () => {
  it('give each page its own rules, without unused ones', () => {
    const [one, two] = [page('.a'), page('.b')];
    const {all, critical} = divide('.a{top:0}.b{top:1px}.c{top:2px}', [one, two]);
    expect(all).toBe('.a{top:0}.b{top:1px}');
    const rulesOf = (wanted: object) => critical.find(({pages}) => pages.some((each) => each === wanted))?.rules;
    expect([rulesOf(one), rulesOf(two)]).toEqual(['.a{top:0}', '.b{top:1px}']);
  });

  it('defer the rules for elements that only scripts add', () => {
    const {all, deferred, critical} = divide('.a{top:0}.dialog{top:1px}', [page('.a')], new Set(['.dialog']));
    expect(all).toBe('.a{top:0}.dialog{top:1px}');
    expect(deferred).toBe('.dialog{top:1px}');
    expect(critical.map(({rules}) => rules)).toEqual(['.a{top:0}']);
  });

  it('defer the rules for hover', () => {
    const {all, deferred, critical} = divide('@layer theme{.a:hover{top:1px}}.a,.a:hover{top:0}', [page('.a')]);
    expect(all).toBe('@layer theme{.a:hover{top:1px}}.a,.a:hover{top:0}');
    expect(deferred).toBe('.a:hover{top:0}');
    expect(critical.map(({rules}) => rules)).toEqual(['@layer theme{.a:hover{top:1px}}.a{top:0}']);
  });

  it('have a print stylesheet, whose custom properties are kept on every page', () => {
    const line = ':root{--line:red}[data-theme=dark]{--line:blue}';
    const paper = '@media print{.a{color:var(--line)}}';
    const {all, media, critical} = divide(`${line}.a{top:0}${paper}`, [page('.a')]);
    expect([all, media]).toEqual([`${line}.a{top:0}${paper}`, paper]);
    expect(critical.map(({rules}) => rules)).toEqual([`${line}.a{top:0}`]);
  });

  it('keep custom properties on every page that a drawing reads', () => {
    const css = ':root{--line:red;--unused:blue}.a{top:0}';
    const {critical} = divide(css, [page('.a')], none, new Set(['--line']));
    expect(critical[0]?.rules).toBe(':root{--line:red}.a{top:0}');
  });

  it('keep custom properties on every page that the deferred rules read', () => {
    const css = ':root{--line:red}[data-theme=dark]{--line:blue}.a{top:0}.dialog{color:var(--line)}';
    const {critical} = divide(css, [page('.a')], new Set(['.dialog']));
    expect(critical[0]?.rules).toContain('--line:red');
    expect(critical[0]?.rules).toContain('--line:blue');
  });
});
