import {describe, expect, it} from 'vitest';
import {drawScreen, type ScreenRequest} from '..';

/** The picture with the key in the place of each word, without its alternative text. */
const draw = (request: ScreenRequest): string =>
  drawScreen(request, (key) => `[${key}]`, {locale: 'es', iconUrl: 'icons.svg'}).html.replace(/aria-label="[^"]*"/, '');

describe('a row that the app shows only sometimes', () => {
  it.each([
    ['a top-up', {}, ['samples.topUp'], ['checkout.delivery']],
    [
      'groceries',
      {state: 'services.market.title'},
      ['samples.bundle', 'checkout.delivery', 'samples.address'],
      ['samples.topUp'],
    ],
  ])('an order of %s has its own rows', (_, more, shown, hidden) => {
    const look = ['checkout.items', ...shown.filter((key) => key === 'checkout.delivery')].join(' ');
    const html = draw({name: 'checkout', look, ...more});
    for (const key of shown) expect(html).toContain(`[${key}]`);
    for (const key of hidden) expect(html).not.toContain(`[${key}]`);
  });

  it.each([
    ['nothing but the total', {}, []],
    ['the fee where there is one', {state: 'checkout.summary.fee'}, ['checkout.summary.fee']],
  ])('the sum shows %s', (_, more, extra: string[]) => {
    const html = draw({name: 'checkout', look: 'checkout.summary.subtotal checkout.summary.total', ...more});
    expect(html).toContain('[checkout.summary.subtotal]');
    for (const key of ['checkout.summary.fee', 'checkout.summary.discount']) {
      expect(html.includes(`[${key}]`), key).toBe(extra.includes(key));
    }
  });
});

describe('what an earlier step did', () => {
  it.each([
    ['signup', 'signup.terms', 'signup.submit'],
    ['mobile', 'samples.topUp', 'common.continue'],
  ])('stays on the screen %s: %s', (name, done, tap) => {
    const on = new RegExp(`phone__on"><span>\\[${done}\\]`);
    expect(draw({name, tap, state: done})).toMatch(on);
    expect(draw({name, tap})).not.toMatch(on);
  });
});
