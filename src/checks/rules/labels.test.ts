import {describe, expect, it} from 'vitest';
import {english, findings, page} from '../../../e2e/support/manual/siteWith';
import {labelsRule} from './labels';

describe('labels typed by hand', () => {
  it.each([
    ['bold text', 'Toca **Agregar contacto**.', '**Agregar contacto**'],
    ['bold text with a full stop', '**Agregar contacto.** Así.', '**Agregar contacto.**'],
    ['a question', '<Answer id="a" question="Agregar contacto">\n\nb\n\n</Answer>', 'the question "Agregar contacto"'],
  ])('are found in %s, with the key to write', async (_, body, found) => {
    expect(await findings(labelsRule, {'docs/a.mdx': page(body)})).toEqual([
      `docs/a.mdx:7: found ${found}, a word of the app that is typed by hand; expected {contacts.add}. Write the key: then the word changes with the app.`,
    ]);
  });

  it('are those of the language of the page', async () => {
    expect(await findings(labelsRule, {[`${english}/a.mdx`]: page('Tap **Add contact**.')})).toHaveLength(1);
    expect(await findings(labelsRule, {[`${english}/a.mdx`]: page('Tap **Agregar contacto**.')})).toEqual([]);
  });

  it('are no names, keys or other words', async () => {
    const body = '**Tus recibos.** Toca **{contacts.add}** en **Cercana**.';
    expect(await findings(labelsRule, {'docs/a.mdx': page(body)})).toEqual([]);
  });
});
