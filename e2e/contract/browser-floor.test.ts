import {basename} from 'node:path';
import postcss, {type Root} from 'postcss';
import parser from 'postcss-selector-parser';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/lib/files';
import {buildFolder, htmlFiles, readText, textsOf} from '../support/build';

// Built files obey the floor of package.json: Chrome 92, Firefox 102, Safari 15.4. The inline and the deferred script also run below
// it, down to Chrome 80 and Safari 13.1, where the page stays static (src/static-first/inline/browserFeatures.ts). The rules that lay a
// page out are known there too.

/** At-rules and properties that part of the floor does not know, and without which a page looks broken. */
const lateAtRules = /^(?:layer|container|starting-style|scope|property)$/;
const lateProperties = /^(?:rotate|scale|translate|offset-anchor)$/;
/** A list with a selector that a browser does not know is dropped as a whole. */
const lateSelectors = /:has\(|:popover-open|::details-content|:dir\(/;
/** Selectors that readers below the floor would lose with their rules. What they lack otherwise (gaps, `inset`) has fallbacks. */
const lateLayout = /:is\(/;

function lateStyles(css: Root): string[] {
  const problems: string[] = [];
  css.walkAtRules(({name, params}) => {
    if (lateAtRules.test(name) || (name === 'media' && /[<>=]/.test(params))) problems.push(`@${name} ${params}`);
  });
  css.walkDecls(lateProperties, (declaration) => void problems.push(declaration.toString()));
  css.walkRules(({selector, parent}) => {
    if (parent?.type === 'rule') problems.push(`nested ${selector}`);
    const late = parser()
      .astSync(selector)
      .nodes.map((each) => lateSelectors.test(each.toString()));
    if (late.includes(true) && late.includes(false)) problems.push(selector);
  });
  return problems;
}

/**
 * Rules whose text keeps its colour in an engine without custom properties, and may lose the ground that it is meant for: unless the same
 * rule has it too, in plain words. It may be the ground of an element around it.
 */
function textWithoutGround(css: Root): string[] {
  const problems: string[] = [];
  css.walkRules((rule) => {
    const isPlain = (property: RegExp) =>
      rule.nodes.some(
        (node) =>
          node.type === 'decl' && property.test(node.prop) && /^(?:#(?!0000$)|rgb|hsl|white|black)/.test(node.value),
      );
    if (isPlain(/^color$/) && !isPlain(/^background(?:-color)?$/)) problems.push(rule.toString());
  });
  return problems;
}

/** Methods and globals newer than the floor. Not `AbortSignal.timeout`: browserFeatures.ts asks for it before the worker starts. */
const late = [
  ...['findLast', 'findLastIndex', 'hasOwn', 'structuredClone', 'toSorted', 'toReversed', 'toSpliced', 'withResolvers'],
  ...['canParse', 'fromAsync', 'groupBy'],
];
// The minifier may call a function `at`.
const lateBelowFloor = [...late, String.raw`(?<=\.)at`, 'replaceAll', 'replaceChildren', 'randomUUID', 'allSettled'];

/** Calls, unless they are guarded by `?.(`, properties and syntax in a script that its browsers may lack. @param names as above */
function lateCode(code: string, names: readonly string[]): string[] {
  const query = `(?:querySelector(?:All)?|matches|closest)\\((["'\`])(?:(?!\\1).)*(?:${lateSelectors.source})`;
  // Properties that reflect attributes of ARIA, not the ids of messages: Firefox 119.
  const syntax = String.raw`\bstatic\{|\(\?<[=!]|\.aria[A-Z]\w*\b(?!["'.])`;
  return code.match(new RegExp(`${query}|(?<![\\w$])(?:${names.join('|')})\\(|${syntax}`, 'g')) ?? [];
}

const files = listFiles(buildFolder);
const inPages = (selector: string) => new Set(htmlFiles().flatMap((file) => textsOf(file, selector)));

const sheets = [...inPages('style'), ...files.filter((file) => file.endsWith('.css')).map(readText)];

describe('the built site', () => {
  it('has no styles that the oldest supported browsers lack', () => {
    expect(new Set(sheets.flatMap((css) => lateStyles(postcss.parse(css))))).toEqual(new Set());
  });

  it('lays pages out with selectors that even older browsers know', () => {
    expect(sheets.flatMap((css) => lateLayout.exec(css) ?? [])).toEqual([]);
  });

  it('sets text and background colours so that even older browsers apply both or neither', () => {
    expect(new Set(sheets.flatMap((css) => textWithoutGround(postcss.parse(css))))).toEqual(new Set());
  });

  it('has no script code that the oldest supported browsers lack', () => {
    const scripts = new Map(
      files.filter((file) => file.endsWith('.js')).map((file) => [basename(file), readText(file)]),
    );
    const uses = [...scripts].flatMap(([file, code]) => lateCode(code, late).map((what) => `${file}: ${what}`));
    expect(uses).toEqual([]);
  });

  it('starts with scripts that even older browsers can run', () => {
    const scripts = [
      ...inPages('script:not([src]):not([type])'),
      ...files.filter((file) => file.includes('/deferred.')).map(readText),
    ];
    expect(scripts.flatMap((code) => lateCode(code, lateBelowFloor))).toEqual([]);
  });

  it('is checked by functions that find newer styles and scripts', () => {
    expect(lateStyles(postcss.parse('@media (width >= 40rem) {a {top: 0}} a, b:has(c) {top: 0}'))).toHaveLength(2);
    expect(
      textWithoutGround(postcss.parse('a {background: var(--b)} a b {color: #fff} i {color: #fff; background: #000}')),
    ).toHaveLength(1);
    expect(lateCode('a.findLast(f); d.querySelector("a:has(b)"); a.at?.(-1); a.ariaBusy="true"', late)).toHaveLength(3);
  });
});
