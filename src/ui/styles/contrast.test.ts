import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast} from './contrast';
import {readTokens, resolveToken} from './tokens';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const themes = {
  light: readTokens(css),
  dark: new Map([...readTokens(css), ...readTokens(css, "[data-theme='dark']", 'screen')]),
};
const topics = ['services', 'account', 'contacts', 'payments', 'orders', 'promotions'];

describe('the contrast formula', () => {
  it('gives the figures that WCAG gives for black, white and the classic grey', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#ffffff')).toBeCloseTo(1, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  const ratio = (ink: string, ground: string) => contrast(resolveToken(tokens, ink), resolveToken(tokens, ground));

  it.each(['--ink', '--ink-2'])('reads %s at 7:1 or more on paper and on hollow', (ink) => {
    expect(ratio(ink, '--paper')).toBeGreaterThanOrEqual(7);
    expect(ratio(ink, '--hollow')).toBeGreaterThanOrEqual(7);
  });

  it('shows control borders and the brand at 4.5:1 or more', () => {
    for (const ink of ['--line', '--indigo']) {
      expect(ratio(ink, '--paper'), ink).toBeGreaterThanOrEqual(4.5);
      expect(ratio(ink, '--hollow'), ink).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(topics)('shows links of the topic %s at 4.5:1 or more on paper and on hollow', (topic) => {
    expect(ratio(`--${topic}-ink`, '--paper')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(`--${topic}-ink`, '--hollow')).toBeGreaterThanOrEqual(4.5);
  });

  it('shows what cannot be undone at 4.5:1 or more on paper and on hollow', () => {
    expect(ratio('--danger-ink', '--paper')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('--danger-ink', '--hollow')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...topics, 'field-indigo', 'danger', 'footer'])(
    'shows white letters at 4.5:1 or more on the field %s',
    (field) => {
      expect(contrast('#ffffff', resolveToken(tokens, `--${field}`))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('shows the night ink at 7:1 or more on mango', () => {
    expect(ratio('--night', '--mango')).toBeGreaterThanOrEqual(7);
  });

  it("shows the footer's small print at 7:1 or more", () => {
    expect(ratio('--on-footer', '--footer')).toBeGreaterThanOrEqual(7);
  });
});
