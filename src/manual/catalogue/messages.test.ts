import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {describeIn} from '../../writer-errors/message';
import {checkMessages, messageIds} from './messages';
import {catalogueFolder} from './catalogue';

describe('the list of messages', () => {
  function errorsWith(help: object, page: string): string[] {
    const folder = folderWith({
      [`${catalogueFolder}/app.es.json`]:
        '{\n  "zoo": {\n    "saved": "Oso guardado",\n    "note": "El oso duerme."\n  }\n}',
      [`${catalogueFolder}/facts.es.json`]: '{}',
      [`${catalogueFolder}/samples.es.json`]: '{}',
      [`${catalogueFolder}/messages.es.json`]: JSON.stringify(help),
      'docs/zoo.mdx': page,
    });
    return checkMessages(folder, 'es').map(({file, line, message}) => `${file}:${line}: ${describeIn('en', message)}`);
  }

  const savedMessage = {'zoo.saved': {means: 'Ya está.', do: 'Sigue.'}};
  const listPage = 'Zoo.\n\n<Messages of="zoo" />\n';

  it('is complete when each message has a meaning and advice, and a page lists it once', () => {
    expect(errorsWith(savedMessage, listPage)).toEqual([]);
  });

  it.each([
    ['and no list shows', 'Zoo.\n'],
    ['and one list shows', listPage],
  ])('accepts a message that a page explains %s', (_, page) => {
    expect(errorsWith({'zoo.saved': {at: 'zoo#bear'}}, page)).toEqual([]);
  });

  const feed = {...savedMessage, 'zoo.feed': savedMessage['zoo.saved']};
  it.each([
    [
      'a message without a meaning',
      {'zoo.saved': {means: '', do: 'Sigue.'}},
      listPage,
      'app.es.json:3: found the message "zoo.saved" ("Oso',
    ],
    ['a message on no page', savedMessage, 'Zoo.\n', 'in 0 lists <Messages>'],
    [
      'one that a page explains, in two lists',
      {'zoo.saved': {at: 'zoo#bear'}},
      listPage + listPage,
      'in 2 lists <Mess',
    ],
    ['help for a label that is not a message', feed, listPage, 'messages.es.json:1: found "zoo.feed"'],
  ])('refuses %s', (_, help, page, message) => {
    expect(errorsWith(help, page)).toEqual([expect.stringContaining(message)]);
  });
});

it.each([
  ['password.errors.tooWeak', 'password-errors-too-weak'],
  ['contacts.errors.duplicate', 'message-errors-duplicate', 'contacts-errors-duplicate'],
  ['checkout.promo.applied', 'message-checkout-applied', 'checkout-promo-applied'],
  ['orders.shareDialog.title', 'message-orders-dialog-title', 'orders-share-dialog-title'],
  ['home.ads', 'message-home', 'home-ads'],
  ['promotions.relatedTags', 'message', 'promotions-related-tags'],
])('the message %s has an id that reading modes keep, and its former address', (key, ...ids) => {
  expect(messageIds(key)).toEqual(ids);
});
