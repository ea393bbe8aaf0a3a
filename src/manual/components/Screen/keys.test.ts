import {describe, expect, it} from 'vitest';
import {screenKeys} from '.';

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
});
