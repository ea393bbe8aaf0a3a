import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readTokens, resolveToken} from './tokens';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const themes = {
  light: readTokens(css),
  dark: new Map([...readTokens(css), ...readTokens(css, "[data-theme='dark']", 'screen')]),
};
const topics = ['services', 'account', 'contacts', 'payments', 'orders', 'promotions'];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours of the form #rrggbb, 1 to 21, after WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  const ratio = (ink: string, ground: string) => contrast(resolveToken(tokens, ink), resolveToken(tokens, ground));

  it.each([
    ...['--ink', '--ink-2'].map((ink) => [ink, 7] as const),
    ...['--line', '--indigo', '--danger-ink', ...topics.map((topic) => `--${topic}-ink`)].map(
      (ink) => [ink, 4.5] as const,
    ),
  ])('shows %s at %d:1 or more on paper and on hollow', (ink, least) => {
    for (const ground of ['--paper', '--hollow']) expect(ratio(ink, ground), ground).toBeGreaterThanOrEqual(least);
  });

  it.each([...topics, 'field-indigo', 'danger', 'footer'])(
    'shows white letters at 4.5:1 or more on the field %s',
    (field) => {
      expect(contrast('#ffffff', resolveToken(tokens, `--${field}`))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['--night', '--mango'],
    ['--on-footer', '--footer'],
  ])('shows %s at 7:1 or more on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(7);
  });
});
