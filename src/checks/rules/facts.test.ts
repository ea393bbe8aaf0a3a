import {describe, expect, it} from 'vitest';
import {findings, page} from '../../../e2e/support/manual/siteWith';
import {factsRule} from './facts';

describe('a rule of the company', () => {
  it.each([
    ['the text of a fact', 'Te atendemos De 9:00 a 17:00.', 'found "de 9:00 a 17:00"', '{facts.support.hours}'],
    ['a time', 'Espera 3 días.', 'found "3 días"', '{facts...}'],
  ])('is not typed by hand: %s', async (_, text, found, expected) => {
    const [error] = await findings(factsRule, {'docs/a.mdx': page(`Uno.\n\n${text}`)});
    expect(error).toMatch(/^docs\/a\.mdx:9: /);
    expect(error).toContain(found);
    expect(error).toContain(expected);
  });

  it('is shown by its key', async () => {
    expect(await findings(factsRule, {'docs/a.mdx': page('Te atendemos {facts.support.hours}, en 2 pasos.')})).toEqual(
      [],
    );
  });
});
