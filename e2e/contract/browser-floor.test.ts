import {basename} from 'node:path';
import postcss, {type Root} from 'postcss';
import parser from 'postcss-selector-parser';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/lib/files';
import {buildFolder, htmlFiles, readText, textsOf} from '../support/build';

// Built files work in the oldest supported browsers of package.json: Chrome 92, Firefox 102, Safari 15.4. The inline and the deferred
// script also run in older ones, down to Chrome 80 and Safari 13.1, where the page stays static
// (src/static-first/inline/browserFeatures.ts). These know the layout rules too.

/** At-rules and properties that some of these browsers do not know. Without them a page looks broken. */
const lateAtRules = /^(?:layer|container|starting-style|scope|property)$/;
const lateProperties = /^(?:rotate|scale|translate|offset-anchor)$/;
/** A browser drops a whole list of selectors when it does not know one of them. */
const lateSelectors = /:has\(|:popover-open|::details-content|:dir\(/;
/** Selectors that older browsers drop, together with their rules. Other missing features (gaps, `inset`) have fallbacks. */
const lateLayout = /:is\(/;

function lateStyles(css: Root): string[] {
  const problems: string[] = [];
  css.walkAtRules(({name, params}) => {
    if (lateAtRules.test(name) || (name === 'media' && /[<>=]/.test(params))) problems.push(`@${name} ${params}`);
  });
  css.walkDecls(lateProperties, (declaration) => void problems.push(declaration.toString()));
  css.walkRules(({selector, parent}) => {
    if (parent?.type === 'rule') problems.push(`nested ${selector}`);
    const lateFlags = parser()
      .astSync(selector)
      .nodes.map((each) => lateSelectors.test(each.toString()));
    if (lateFlags.includes(true) && lateFlags.includes(false)) problems.push(selector);
  });
  return problems;
}

/**
 * Rules with a constant text colour, but without a constant background. An engine without custom properties would apply only the text
 * colour. The background may also belong to an outer element.
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

/** Methods and globals that are too new, except for `AbortSignal.timeout`: browserFeatures.ts checks it before the worker starts. */
const lateNames = [
  ...['findLast', 'findLastIndex', 'hasOwn', 'structuredClone', 'toSorted', 'toReversed', 'toSpliced', 'withResolvers'],
  ...['canParse', 'fromAsync', 'groupBy'],
];
// The minifier may name a function `at`.
const lateBelowFloor = [
  ...lateNames,
  String.raw`(?<=\.)at`,
  'replaceAll',
  'replaceChildren',
  'randomUUID',
  'allSettled',
];

/** Calls (unless guarded by `?.(`), properties and syntax in a script that its browsers may lack. @param names as above */
function lateCode(code: string, names: readonly string[]): string[] {
  const query = `(?:querySelector(?:All)?|matches|closest)\\((["'\`])(?:(?!\\1).)*(?:${lateSelectors.source})`;
  // Properties that reflect ARIA attributes (Firefox 119). The ids of messages look similar.
  const syntax = String.raw`\bstatic\{|\(\?<[=!]|\.aria[A-Z]\w*\b(?!["'.])`;
  return code.match(new RegExp(`${query}|(?<![\\w$])(?:${names.join('|')})\\(|${syntax}`, 'g')) ?? [];
}

const files = listFiles(buildFolder);
const textsInPages = (selector: string) => new Set(htmlFiles().flatMap((file) => textsOf(file, selector)));

const sheets = [...textsInPages('style'), ...files.filter((file) => file.endsWith('.css')).map(readText)];

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
    const uses = [...scripts].flatMap(([file, code]) => lateCode(code, lateNames).map((what) => `${file}: ${what}`));
    expect(uses).toEqual([]);
  });

  it('starts with scripts that even older browsers can run', () => {
    const scripts = [
      ...textsInPages('script:not([src]):not([type])'),
      ...files.filter((file) => file.includes('/deferred.')).map(readText),
    ];
    expect(scripts.flatMap((code) => lateCode(code, lateBelowFloor))).toEqual([]);
  });

  it('is checked by functions that find newer styles and scripts', () => {
    expect(lateStyles(postcss.parse('@media (width >= 40rem) {a {top: 0}} a, b:has(c) {top: 0}'))).toHaveLength(2);
    expect(
      textWithoutGround(postcss.parse('a {background: var(--b)} a b {color: #fff} i {color: #fff; background: #000}')),
    ).toHaveLength(1);
    expect(
      lateCode('a.findLast(f); d.querySelector("a:has(b)"); a.at?.(-1); a.ariaBusy="true"', lateNames),
    ).toHaveLength(3);
  });
});
