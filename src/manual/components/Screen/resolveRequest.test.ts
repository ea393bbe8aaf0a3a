import {describe, expect, it} from 'vitest';
import type {ScreenRequest} from '.';
import {draw} from '../../../../e2e/support/manual/draw';

describe('an error in a request', () => {
  const drawing = (request: ScreenRequest) => () => draw(request);

  it('suggests the nearest screen', () => {
    expect(drawing({name: 'contcts'})).toThrow(
      /^found <Screen name="contcts">; expected a screen of the app: .*\. Correct name, or take it out\. Did you mean "contacts"\?$/,
    );
    expect(drawing({name: 'toString'})).toThrow('found <Screen name="toString">');
  });

  it('suggests the nearest control', () => {
    expect(drawing({name: 'contacts', tap: 'contacts.ad'})).toThrow(
      /^found <Screen tap="contacts\.ad">; expected a control of the screen "contacts": .* Did you mean "contacts\.add"\?$/,
    );
  });

  it('reports that the control is on a dialog', () => {
    expect(drawing({name: 'contact', tap: 'contacts.deleteDialog.confirm'})).toThrow(
      'Add dialog="contacts.deleteDialog".',
    );
  });

  it.each([
    [{name: 'checkout', look: 'checkout.pay', tap: 'checkout.pay'}, 'found <Screen> with look and tap;'],
    [{name: 'signin', tap: 'signin.submit signin.forgot'}, 'expected one key: a step taps one control.'],
    [{name: 'signin', type: 'signin.submit'}, 'which in the app is something to tap; expected a field to type in'],
    [{name: 'signin', type: 'signin.title'}, 'Use look="signin.title".'],
  ])('refuses a mark that would mislead: %o', (request, text) => {
    expect(drawing(request)).toThrow(text);
  });

  it.each([
    [{name: 'contact', dialog: 'contacts.delete'}, 'Did you mean "contacts.deleteDialog"?'],
    [{name: 'code', error: 'code.errors.wrog'}, 'Did you mean "code.errors.wrong"?'],
  ])('names the nearest dialog, state, message or error: %o', (request, text) => {
    expect(drawing(request)).toThrow(text);
  });
});
