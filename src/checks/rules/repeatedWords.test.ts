import {describe, expect, it} from 'vitest';
import {findings, page} from '../../../e2e/support/manual/siteWith';
import {repeatedWordsRule} from './repeatedWords';

describe('repeated words', () => {
  it('are found within a line and across two', async () => {
    expect(await findings(repeatedWordsRule, {'docs/a.mdx': page('La lista de de contactos\ncontactos.')})).toEqual([
      'docs/a.mdx:7: found "de de"; expected "de" once. Take one away.',
      'docs/a.mdx:7: found "contactos\ncontactos"; expected "contactos" once. Take one away.',
    ]);
  });

  it('are not made by a word of the app', async () => {
    expect(
      await findings(repeatedWordsRule, {'docs/a.mdx': page('Tus contactos {tabs.contacts} y Ana nada.')}),
    ).toEqual([]);
  });
});
