import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../utils/html/parse';
import {
  knownSelectorsOf,
  selectorsUsedByPage,
  selectorsUsedByScript,
  selectorsUsedBySvg,
  shareEqualSets,
} from './usedSelectors';

const stylesheet =
  ':root{--ink:#000;--line:#ccc}p.note,#top,mark{top:0}.bar:has(.list) a[href^="/docs"]{top:1px}.search__list{top:2px}lineargradient{top:3px}' +
  '@keyframes k{from{top:0}}';
const known = knownSelectorsOf(postcss.parse(stylesheet));
const sorted = (names: Iterable<string>) => [...names].sort();
const used = (html: string) => sorted(selectorsUsedByPage(parseHtml(html), known));

describe('the known selectors of a stylesheet', () => {
  it('are its simple selectors and the custom properties it declares', () => {
    expect(sorted(known.names)).toEqual(
      sorted(
        ['--ink', '--line', 'p', '.note', '#top', 'mark', '.bar', '.list', 'a', '[href^="/docs"]'].concat(
          '.search__list',
          'lineargradient',
        ),
      ),
    );
  });
});

describe('what a page uses of it', () => {
  it('is its tags, classes, ids and attributes, whatever its text', () => {
    expect(used('<p class="note x" id=top>mark <a href=/docs/faq>bar')).toEqual(
      sorted(['p', '.note', '#top', 'a', '[href^="/docs"]']),
    );
    expect(used('<a href="/blog">')).toEqual(['a']);
  });

  it('includes templates, drawings and noscript', () => {
    expect(used('<template><mark></mark></template><svg><linearGradient/></svg><noscript><p></noscript>')).toEqual(
      sorted(['mark', 'lineargradient', 'p']),
    );
  });

  it('is the custom properties that its attributes and inline scripts read, and no modifier of a class', () => {
    expect(used('<svg fill="var(--ink)" class="button--line"/><script>get("--line")</script>')).toEqual([
      '--ink',
      '--line',
    ]);
    expect(used('<b class="button--line">var(--ink)</b>')).toEqual([]);
  });
});

describe('what else uses it', () => {
  it('is any word of a script, also behind a quotation mark in a regular expression', () => {
    const code = `let a=/["']/g,b="search__list",c=\`note\${d}\`,e="--ink"`;
    expect(sorted(selectorsUsedByScript(code, known))).toEqual(sorted(['.search__list', '.note', 'a', '--ink']));
  });

  it('is the custom properties of a drawing, and nothing else in it', () => {
    expect(sorted(selectorsUsedBySvg('<svg><a style="stroke:var(--line)"/></svg>', known))).toEqual(['--line']);
  });
});

it('pages that use the same share a set', () => {
  const share = shareEqualSets();
  const first = share(new Set(['a', 'b']));
  expect(share(new Set(['b', 'a']))).toBe(first);
  expect(share(new Set(['a']))).not.toBe(first);
});
