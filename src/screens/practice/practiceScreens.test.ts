import {expect, it} from 'vitest';
import strings from '../../manual/catalogue/strings/components.en.json';
import {MessageError} from '../../writer-errors/writerError';
import {loadScreens} from '../drawing/screens';
import type {ScreenRequest} from '../drawing/resolveRequest';
import {linkScreens, practiceScreens, type Memory} from './practiceScreens';

const play = (request: ScreenRequest, memory: Memory = {done: new Map()}) =>
  practiceScreens(request, {step: 1, title: 'step', progress: ''}, memory, (key) => key, {
    locale: 'en',
    strings,
    iconUrl: '',
  });
const blankScreen = {name: 'home', html: '', shown: '', acts: [], title: '', progress: '', mistakes: []};
const phone = (step: number) => ({...blankScreen, step});
const screensOf = (state?: string) => play({name: 'checkout', tap: 'checkout.pay', state});

it.each([
  [undefined, 'samples.amount'],
  ['checkout.promo.applied', 'samples.newTotal'],
  ['services.remittances.title', 'samples.totalWithFee'],
])('the screens that a tap opens show the amount of the state %s', (state, amount) => {
  const [pay, bank] = screensOf(state);
  for (const screen of [pay, bank]) expect(screen?.html).toContain(`checkout.summary.total </span><b>${amount} `);
});

it('a mistake is practised on the order of its step', () => {
  const [pay] = screensOf('services.market.title');
  const screens = pay?.mistakes.flatMap(({frames}) => frames) ?? [];
  const [list] = screens.filter(({html}) => html.includes('orders.filters.all'));
  expect(list?.html).toMatch(/^(?!.*services\.mobile\.title).*samples\.contact/s);
  const orders = screens.filter(({html}) => html.includes('orders.detail'));
  expect(orders).toHaveLength(1);
  expect(orders[0]?.html).toMatch(/phone__state phone__look">orders\.states\.preparing .*samples\.bundle/);
});

it('a screen for editing has values, and a new value is shown from then on', () => {
  const editScreens = Object.entries(loadScreens()).filter(([, {widgets}]) =>
    widgets.some(({key}) => key === 'common.saveChanges'),
  );
  expect(editScreens.filter(([, {filled}]) => !filled)).toEqual([]);
  const memory: Memory = {done: new Map()};
  const [edit] = play({name: 'contact-edit', type: 'contacts.fields.phone=samples.newPhone'}, memory);
  expect(edit?.html).toMatch(/data-value="samples.newPhone"[^/]*<b>samples\.contactPhone /);
  expect(play({name: 'contact'}, memory)[0]?.html).toContain('<b>samples.newPhone ');
  expect(() => play({name: 'contact-edit', type: 'contacts.fields.phone=samples.newPhone'}, memory)).toThrow(
    MessageError,
  );
  expect(() => play({name: 'contact-edit', type: 'contacts.fields.phone'})).toThrow(MessageError);
});

it('a corrected mistake is tapped again, and leads to the same screens as without a mistake', () => {
  const [save, sms, bank] = play({name: 'payment-method-new', tap: 'paymentMethods.save'});
  expect(save?.mistakes[0]?.frames.slice(1).map(({html, title}) => [html, title])).toEqual(
    [sms, bank].map((screen) => [screen?.html, 'step']),
  );
  const [signup] = play({name: 'signup', tap: 'signup.submit'});
  expect(signup?.mistakes[0]).toMatchObject({again: true});
});

it('the last screen has nothing to tap', () => {
  expect(play({name: 'paid'})[0]?.html).not.toMatch(/checkout\.success\.(view|home)/);
});

it('screens lead on, back, past a step and through its mistakes, and the last screen leads to the first', () => {
  const mistakes = [
    {frames: [phone(1), phone(1)], done: true},
    {frames: [phone(1)], again: true},
    {frames: [phone(1)]},
  ];
  const phones = linkScreens([{...phone(1), mistakes}, phone(1), phone(2), phone(3)]);
  expect(phones.map(({next, back, fail, skip}) => [next, back, fail, skip])).toEqual([
    [1, undefined, 4, 2],
    [2, 0, undefined, 2],
    [3, 1, undefined, 3],
    [undefined, undefined, undefined, 0],
    [5, 0, 6, 0],
    [3, 4, undefined, 0],
    [0, 0, 7, 0],
    [2, 0, 4, 0],
  ]);
  const restart = [{frames: [phone(2)], restart: true}];
  expect(linkScreens([phone(1), {...phone(2), mistakes: restart}, phone(3)]).at(-1)?.next).toBe(0);
});

it('a title that only repeats what to do is left out', () => {
  const screens = [
    {...phone(1), acts: ['Tap “Sign in”.'], title: 'Tap Sign in'},
    {...phone(2), acts: ['Tap “Save”.'], title: 'Save it'},
  ];
  expect(linkScreens(screens).map(({title}) => title)).toEqual(['', 'Save it']);
});

it.each([
  ['contacts', 'contacts.add', 'contact-new', true],
  ['contacts', 'contacts.add', 'contact', false],
  ['contacts', 'tabs.orders', 'orders', true],
  ['contacts', 'tabs.orders', 'home', false],
  ['contact', 'contacts.send', 'mobile', false],
  ['recipient', 'common.back', 'home', true],
  ['recipient', 'common.back', 'contacts', false],
  // An error stays on its screen, and the bank is not in the app.
  ['code', 'code.submit', 'code', true],
  ['bank', 'samples.bankApprove', 'home', true],
])('on the screen %s a touch on %s may lead to %s: %s', (name, tapped, to, isRight) => {
  const screens = [
    {...phone(1), name, tapped},
    {...phone(2), name: to},
  ];
  const link = expect(() => linkScreens(screens));
  if (isRight) link.not.toThrow();
  else link.toThrow(MessageError);
  // Screens of the bank may come in between.
  const byBank = expect(() => linkScreens([...screens.slice(0, 1), {...phone(1), name: 'bank'}, ...screens.slice(1)]));
  if (isRight) byBank.not.toThrow();
  else byBank.toThrow(MessageError);
});

it.each(['mobile', 'internet', 'market', 'remittances'])(
  'after a name is corrected the contact opens the four services, and %s is the one of the task',
  (service) => {
    const tile = `services.${service}.title`;
    const memory: Memory = {done: new Map()};
    play({name: 'home', tap: tile}, memory);
    const [recipient, ...nextScreens] = play({name: 'recipient', tap: 'samples.contact'}, memory);
    expect(nextScreens).toEqual([]);
    expect(recipient?.mistakes.map(({frames}) => frames.slice(-2).map(({tapped}) => tapped))).toEqual([
      ['contacts.send', tile],
    ]);
  },
);

it('after the name is corrected during a promotion, the task restarts and opens the service from the contact', () => {
  const memory: Memory = {done: new Map()};
  play({name: 'promotion', tap: 'promotions.use'}, memory);
  const [recipient, ...nextScreens] = play({name: 'recipient', tap: 'samples.contact'}, memory);
  expect(nextScreens.map(({name}) => name)).toEqual(['mobile']);
  expect(recipient?.mistakes).toMatchObject([{restart: true}]);
});

it('a new contact is in the list only after it is saved', () => {
  const list = (request: Partial<ScreenRequest>) => play({name: 'contacts', ...request})[0]?.html;
  expect(list({tap: 'contacts.add'})).not.toContain('samples.contact ');
  expect(list({toast: 'contacts.saved'})).toContain('samples.contact ');
  expect(list({tap: 'samples.contact'})).toContain('samples.contact ');
});
