import {describe, expect, it} from 'vitest';
import {english, findings, page} from '../../../e2e/support/manual/siteWith';
import {readabilityRule, sentenceRule} from './readability';

describe('readability', () => {
  const hard =
    'La modificación de la configuración correspondiente requiere autorización administrativa previamente otorgada.';

  it('is measured on running text', async () => {
    expect((await findings(readabilityRule, {'docs/a.mdx': page(hard)})).join()).toMatch(
      /docs\/a\.mdx:7: found INFLESZ -?\d+\.\d; expected at least 65/,
    );
    expect(await findings(readabilityRule, {'docs/a.mdx': page('Toca el botón y mira la lista.')})).toEqual([]);
  });

  it('names the line of the hardest paragraph', async () => {
    const text = page(`Toca el botón y mira la lista con calma.\n\n${hard}\n\nConfirma tu identidad.`);
    expect((await findings(readabilityRule, {'docs/a.mdx': text})).join()).toMatch(/^docs\/a\.mdx:9: found INFLESZ/);
  });

  it('is Flesch reading ease in English', async () => {
    const text = page('Administrative authorization necessitates documentation of organizational responsibilities.');
    expect((await findings(readabilityRule, {[`${english}/a.mdx`]: text})).join()).toContain(
      'found Flesch reading ease',
    );
  });
});

describe('sentence length', () => {
  const words = (count: number) => Array.from({length: count}, () => 'voy').join(' ');

  it('is 25 words at most, also in lists and tables', async () => {
    expect(await findings(sentenceRule, {'docs/a.mdx': page(`${words(25)}.`)})).toEqual([]);
    expect((await findings(sentenceRule, {'docs/a.mdx': page(`- ${words(26)}.`)})).join()).toContain(
      'found a sentence of 26 words',
    );
    expect(await findings(sentenceRule, {'docs/a.mdx': page(`| A |\n|---|\n| ${words(26)} |`)})).toHaveLength(1);
  });
});
