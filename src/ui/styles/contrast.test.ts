import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [, light = '', dark = ''] = /^:root \{(.*?)^\}.*?\[data-theme='dark'\] \{(.*?)\}/ms.exec(css) ?? [];

/** The resolved value of a custom property. The last declaration wins. */
function valueOf(name: string, declarations: string): string {
  const value = [...declarations.matchAll(new RegExp(`${name}: (.+);`, 'g'))].at(-1)?.[1] ?? '';
  const [, reference] = /^var\((.+)\)$/.exec(value) ?? [];
  return reference ? valueOf(reference, declarations) : value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours of the form #rrggbb, from 1 to 21 (WCAG 2.2, "relative luminance" and "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

// e2e/sample-pages.spec.ts tests that all other text has 4.5:1, on every kind of page in both themes.
it.each([
  ['light', light],
  ['dark', light + dark],
])('running text has a contrast of 7:1 or more in the %s theme', (_, declarations) => {
  for (const ink of ['--ink', '--ink-2'])
    for (const ground of ['--paper', '--hollow'])
      expect(contrast(valueOf(ink, declarations), valueOf(ground, declarations)), ground).toBeGreaterThanOrEqual(7);
});
