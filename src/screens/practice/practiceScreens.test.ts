import {expect, it} from 'vitest';
import strings from '../../manual/catalogue/strings/components.en.json';
import {practiceScreens} from './practiceScreens';

const screensOf = (state?: string) =>
  practiceScreens(
    {name: 'checkout', tap: 'checkout.pay', state},
    {step: 1, title: '', progress: ''},
    {done: new Map()},
    (key) => key,
    {locale: 'en', strings, iconUrl: ''},
  );

it.each([
  [undefined, 'samples.amount'],
  ['checkout.promo.applied', 'samples.newTotal'],
  ['services.remittances.title', 'samples.totalWithFee'],
])('the screens that a touch opens have the amount of the state %s', (state, amount) => {
  const [pay, bank] = screensOf(state);
  for (const screen of [pay, bank]) expect(screen?.html).toContain(`checkout.summary.total </span><b>${amount} `);
});

it('a mistake is practised on the order of its step', () => {
  const [pay] = screensOf('services.market.title');
  const screens = pay?.mistakes?.flat() ?? [];
  const [list] = screens.filter(({html}) => html.includes('orders.filters.all'));
  expect(list?.html).toMatch(/^(?!.*services\.mobile\.title).*samples\.contact/s);
  const orders = screens.filter(({html}) => html.includes('orders.detail'));
  expect(orders).toHaveLength(1);
  expect(orders[0]?.html).toMatch(/phone__state phone__look">orders\.states\.preparing .*samples\.bundle/);
});
