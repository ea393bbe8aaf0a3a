import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {describeIn} from '../writer-errors/message';
import {checkMessages, messageKeys} from './messages';
import {catalogueFolder} from './load';

const catalogueOf = (words: Readonly<Record<string, string>>) => ({
  words: new Map(Object.entries(words).map(([key, text]) => [key, {key, kind: 'label' as const, text}])),
});

it.each([
  ['an error', {'zoo.errors.closed': 'Cerrado'}, ['zoo.errors.closed']],
  ['the status of an order', {'orders.states.lost': 'Perdido'}, ['orders.states.lost']],
  ['any other full sentence', {'zoo.note': 'El oso duerme.'}, ['zoo.note']],
  ['no button', {'zoo.feed': 'Dar comida'}, []],
  ['no hint of a field', {'zoo.nameHint': 'Como está en la jaula.'}, []],
  ['a dialog once', {'zoo.feedDialog.title': '¿Dar?', 'zoo.feedDialog.body': 'Muerde.'}, ['zoo.feedDialog.title']],
])('the messages of a catalogue have %s', (_, words: Readonly<Record<string, string>>, keys) => {
  expect(messageKeys(catalogueOf(words))).toEqual(keys);
});

describe('the list of messages', () => {
  function errorsWith(help: object, page: string): string[] {
    const folder = folderWith({
      [`${catalogueFolder}/app.es.json`]: '{\n  "zoo": {\n    "saved": "Oso guardado"\n  }\n}',
      [`${catalogueFolder}/facts.es.json`]: '{}',
      [`${catalogueFolder}/samples.es.json`]: '{}',
      [`${catalogueFolder}/messages.es.json`]: JSON.stringify(help),
      'docs/zoo.mdx': page,
    });
    return checkMessages(folder, 'es').map(({file, line, message}) => `${file}:${line}: ${describeIn('en', message)}`);
  }

  const saved = {'zoo.saved': {means: 'Ya está.', do: 'Sigue.'}};
  const listed = 'Zoo.\n\n<Messages of="zoo" />\n';

  it('holds every message once, with its meaning and what to do', () => {
    expect(errorsWith(saved, listed)).toEqual([]);
  });

  const feed = {...saved, 'zoo.feed': saved['zoo.saved']};
  it.each([
    ['a message that nothing explains', {}, listed, 'app.es.json:3: found the message "zoo.saved" ("Oso'],
    ['a message on no page', saved, 'Zoo.\n', 'in 0 lists <Messages>'],
    ['help for what is no message', feed, listed, 'messages.es.json:1: found "zoo.feed"'],
  ])('refuses %s', (_, help, page, message) => {
    expect(errorsWith(help, page)).toEqual([expect.stringContaining(message)]);
  });
});
