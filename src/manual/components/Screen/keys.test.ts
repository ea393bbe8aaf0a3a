import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {locales} from '../../../site-model/locales';
import {findWord, loadCatalogue} from '../../catalogue';
import {screenKeys, type ScreenRequest} from '.';
import {draw} from './testDraw';

describe('the keys of the screens', () => {
  it('hold labels, errors, messages, dialogs and states, each once', () => {
    const keys = screenKeys();
    expect(keys).toEqual(
      expect.arrayContaining([
        'contacts.add',
        'code.errors.wrong',
        'contacts.saved',
        'common.retry',
        'orders.states.refunded',
        'contacts.deleteDialog.body',
        'samples.contact',
      ]),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('can be asked of one screen', () => {
    expect(screenKeys('signin')).toContain('signin.forgot');
    expect(screenKeys('signin')).not.toContain('contacts.add');
  });
});

describe.each(locales)('with the catalogue in %s', (locale) => {
  const catalogue = loadCatalogue(process.cwd(), locale);
  const words = (key: string): string => findWord(catalogue, key).text;

  it('every word of every screen exists', () => {
    expect(screenKeys().filter((key) => !catalogue.words.has(key))).toEqual([]);
  });

  it('the pictures of a long page weigh at most 1.5 kB in brotli', () => {
    const page: readonly ScreenRequest[] = [
      {name: 'home', tap: 'services.remittances.title', step: 1},
      {name: 'recipient', tap: 'samples.contact', step: 2},
      {name: 'remittances', tap: 'services.remittances.deposit', step: 3},
      {name: 'remittances', type: 'services.remittances.send', step: 4},
      {name: 'remittances', tap: 'common.continue', step: 5},
      {name: 'checkout', look: 'checkout.for checkout.items checkout.summary.total', step: 6},
      {name: 'checkout', tap: 'checkout.pay', step: 7},
      {name: 'paid'},
    ];
    const html = page.map((request) => draw(request, locale, words)).join('\n');
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(1500);
  });
});
