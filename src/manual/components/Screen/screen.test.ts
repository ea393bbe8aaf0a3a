import {brotliCompressSync} from 'node:zlib';
import {locales, type Locale} from '../../../site-model/locales';
import {describe, expect, it} from 'vitest';
import {findWord, loadCatalogue} from '../../catalogue';
import {drawScreen, markKeys, screenKeys, screens, type ScreenRequest} from '.';

/** A stand-in for the catalogue: a word about as long as the real one, made from the end of its key. */
const wordOf = (key: string): string => key.split('.').slice(-2).join(' ');

const draw = (request: ScreenRequest, locale: Locale = 'es', words = wordOf): string =>
  drawScreen(request, words, {locale, iconUrl: '/img/icons.svg'}).html;
const altOf = (html: string): string => /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';
const count = (html: string, piece: string): number => html.split(piece).length - 1;

const acts = ['tap', 'type', 'look'] as const;

/** All requests a writer could make of a screen, one attribute at a time. */
function requestsOf(name: string): ScreenRequest[] {
  const {widgets, states = {}, dialogs = {}, toasts = [], errors = []} = screens[name] ?? {widgets: []};
  return [
    {name},
    ...acts.flatMap((act) => [
      ...markKeys(name, act).map((key) => ({name, [act]: key, step: 4})),
      ...Object.keys(dialogs).flatMap((dialog) =>
        markKeys(name, act, dialog).map((key) => ({name, dialog, [act]: key, step: 4})),
      ),
    ]),
    ...toasts.map((toast) => ({name, toast})),
    ...Object.keys(states).map((state) => ({name, state})),
    ...[...errors, ...widgets.flatMap((widget) => widget.errors ?? []), 'common.errors.offline'].map((error) => ({
      name,
      error,
    })),
  ];
}

describe.each(Object.keys(screens))('the screen %s', (name) => {
  it.each(locales)('draws whatever can be asked of it in %s, with its alternative text', (locale) => {
    for (const request of requestsOf(name)) {
      const html = draw(request, locale);
      expect(altOf(html), JSON.stringify(request)).toMatch(
        locale === 'es' ? /^Pantalla «.+» de la app\./ : /^App screen “.+”\./,
      );
      expect(html).not.toContain('undefined');
    }
  });

  it.each(acts)('marks exactly what is asked for (%s), with the number of the step', (act) => {
    for (const request of requestsOf(name)) {
      const html = draw(request);
      const marked = request[act] === undefined ? 0 : 1;
      expect(count(html, `phone__${act}"`), JSON.stringify(request)).toBe(marked);
      if (marked) expect(count(html, '<i class="phone__dot">4</i>')).toBe(1);
    }
  });

  it('shows no word that does not come from the catalogue', () => {
    for (const request of requestsOf(name)) {
      const inside = draw(request, 'es', () => '§')
        .replace(/^<div[^>]*>/, '')
        .replace('">4</i>', '"></i>');
      expect(inside.replace(/<[^>]*>/g, ''), JSON.stringify(request)).toMatch(/^[§−+]*$/);
    }
  });

  it('shows the bar and about five widgets, never the whole screen', () => {
    for (const request of requestsOf(name)) {
      const phone = draw(request).replace(/^<div[^>]*><div[^>]*>/, '');
      expect(widgetsIn(phone), JSON.stringify(request)).toBeLessThanOrEqual(7);
    }
  });
});

/** How many elements stand directly inside the phone, hints and errors not counted. */
function widgetsIn(phone: string): number {
  let depth = 0;
  let widgets = 0;
  for (const [tag, slash] of phone.matchAll(/<(\/?)div[^>]*>/g)) {
    if (slash === '' && depth++ === 0 && !/phone__(hint|error)/.test(tag)) widgets++;
    if (slash !== '') depth--;
  }
  return widgets;
}

describe('the alternative text', () => {
  it.each([
    ['es', {tap: 'contacts.add'}, 'Pantalla «contacts title» de la app. Toca: contacts add.'],
    ['en', {tap: 'contacts.add'}, 'App screen “contacts title”. Tap: contacts add.'],
    ['es', {type: 'contacts.search'}, 'Pantalla «contacts title» de la app. Escribe en: contacts search.'],
    ['en', {type: 'contacts.search'}, 'App screen “contacts title”. Type in: contacts search.'],
    ['es', {look: 'contacts.title'}, 'Pantalla «contacts title» de la app. Mira: contacts title.'],
    ['en', {look: 'contacts.title'}, 'App screen “contacts title”. Look at: contacts title.'],
  ] as const)('names the screen and then what to do in %s: %o', (locale, marks, text) => {
    expect(altOf(draw({name: 'contacts', ...marks}, locale))).toBe(text);
  });

  it.each([
    ['es', 'Escribe en: fields phone, fields name y fields email.'],
    ['en', 'Type in: fields phone, fields name, and fields email.'],
  ] as const)('names several marks in the order of the writer in %s', (locale, text) => {
    const type = 'signup.fields.phone signup.fields.name signup.fields.email';
    expect(altOf(draw({name: 'signup', type}, locale))).toContain(text);
  });

  it('says what is typed before what is tapped', () => {
    const html = draw({name: 'checkout', tap: 'checkout.promo.apply', type: 'checkout.promo.field'});
    expect(altOf(html)).toContain('Escribe en: promo field. Toca: promo apply.');
  });

  it('names the small control of a row together with its row', () => {
    expect(altOf(draw({name: 'checkout', tap: 'checkout.for'}))).toContain('Toca: common change (checkout for).');
  });

  it('names the dialog, the error, the state and the message', () => {
    expect(altOf(draw({name: 'contact', dialog: 'contacts.deleteDialog', tap: 'common.cancel'}))).toContain(
      'Encima se abre «deleteDialog title».',
    );
    expect(altOf(draw({name: 'signin', error: 'signin.errors.wrong'}))).toContain('Aviso de error: errors wrong.');
    expect(altOf(draw({name: 'order', state: 'orders.states.delivered'}))).toContain('Se ve: states delivered.');
    expect(altOf(draw({name: 'contacts', toast: 'contacts.saved'}, 'en'))).toContain(
      'Message at the bottom: contacts saved.',
    );
  });

  it('calls an order as the list shows it, by its service and contact', () => {
    expect(altOf(draw({name: 'orders', tap: 'samples.order'}))).toContain('Toca: mobile title, samples contact.');
  });

  it('ends a sentence once, whatever the label ends with', () => {
    const text = altOf(
      draw({name: 'signin', tap: 'signin.forgot'}, 'es', (key) =>
        key === 'signin.forgot' ? '¿La olvidaste?' : 'Entrar.',
      ),
    );
    expect(text).toBe('Pantalla «Entrar» de la app. Toca: ¿La olvidaste?');
  });

  it('keeps signs of HTML in a word harmless', () => {
    const html = draw({name: 'signin', tap: 'signin.submit'}, 'es', () => '"<b>&');
    expect(html).not.toContain('<b>&<');
    expect(altOf(html)).toContain('&quot;&lt;b&gt;&amp;');
  });
});

describe('a picture', () => {
  it('shows the upper end for a control at the top and the lower end for a button', () => {
    expect(draw({name: 'signup', type: 'signup.fields.name'})).toMatch(/^<div class="screen" /);
    expect(draw({name: 'signup', tap: 'signup.submit'})).toMatch(/^<div class="screen screen--foot" /);
  });

  it('scrolls to a control in the middle and keeps the bar', () => {
    const html = draw({name: 'preferences', look: 'preferences.appearance'});
    expect(html).toMatch(/^<div class="screen screen--middle" /);
    expect(html).toContain('phone__bar');
  });

  it('shows the error under the field that is marked', () => {
    const html = draw({name: 'signup', type: 'signup.fields.phone', error: 'common.errors.required'});
    expect(html).toMatch(/phone__type"><span>fields phone.*?<\/div><div class="phone__error">errors required/);
  });

  it('shows an error of the whole screen right below the bar, with a way to try again when offline', () => {
    expect(draw({name: 'checkout', error: 'checkout.errors.changed'})).toMatch(
      /checkout title<\/b><\/div><div class="phone__error">/,
    );
    expect(draw({name: 'orders', error: 'common.errors.offline', tap: 'common.retry'})).toContain(
      'common retry<i class="phone__dot">',
    );
  });

  it('puts the message above the tabs and the dialog over an empty screen', () => {
    expect(draw({name: 'contacts', toast: 'contacts.saved'})).toMatch(/phone__toast.*phone__tabs/);
    expect(draw({name: 'profile', dialog: 'profile.signoutDialog', tap: 'common.cancel'})).not.toContain(
      'profile personal',
    );
  });

  it('finds the state in which a control exists', () => {
    expect(draw({name: 'order', tap: 'orders.fix'})).toContain('orders fix<i class="phone__dot">');
    expect(draw({name: 'orders', tap: 'orders.empty.action'})).toContain('empty title');
  });
});

describe('the marks', () => {
  const dots = (html: string) => [...html.matchAll(/phone__dot">([^<]*)</g)].map(([, number]) => number);

  it('are numbered within their step when there are several, in the order of the writer', () => {
    const type = 'signup.fields.phone signup.fields.name';
    expect(dots(draw({name: 'signup', type, step: 3}))).toEqual(['3.2', '3.1']);
  });

  it('are numbered from one outside of steps, and one alone has no number', () => {
    expect(dots(draw({name: 'checkout', look: 'checkout.for checkout.items'}))).toEqual(['1', '2']);
    expect(dots(draw({name: 'checkout', tap: 'checkout.pay'}))).toEqual(['']);
    expect(dots(draw({name: 'checkout', look: 'checkout.for'}))).toEqual([]);
  });

  it('stand on the small control of a row that is nothing to tap itself', () => {
    const html = draw({name: 'checkout', tap: 'checkout.items', step: 2});
    expect(html).toContain('<u class="phone__tap">common change<i class="phone__dot">2</i></u>');
    expect(html).not.toMatch(/phone__row[^"]* phone__tap/);
  });

  it('take a heading together with what stands under it', () => {
    const html = draw({name: 'order', look: 'orders.tracking'});
    expect(html).toMatch(/phone__group phone__look"><div class="phone__heading">.*phone__tracking.*phone__bracket/);
  });

  it('show the value that is typed, and none where the error says it is missing', () => {
    expect(draw({name: 'signup', type: 'signup.fields.email'})).toContain('<b>samples youEmail</b>');
    const missing = draw({name: 'signup', type: 'signup.fields.email', error: 'common.errors.required'});
    expect(missing).toContain('<b></b>');
    expect(missing).not.toContain('samples youEmail');
  });

  it('open the keyboard where something is typed, with digits only where only they are typed', () => {
    expect(draw({name: 'signup', type: 'signup.fields.name'})).toContain('<div class="phone__keys"></div>');
    expect(draw({name: 'code', type: 'code.field'})).toContain('<div class="phone__keys phone__digits"></div>');
    expect(draw({name: 'signup', tap: 'signup.submit'})).not.toContain('phone__keys');
    const type = ['name', 'email', 'phone', 'password'].map((field) => `signup.fields.${field}`).join(' ');
    expect(draw({name: 'signup', type})).not.toContain('phone__keys');
  });

  it('leave out what stands far between them', () => {
    const html = draw({name: 'checkout', look: 'checkout.for checkout.summary.total'});
    expect(html).toContain('phone__gap');
    expect(html).not.toContain('checkout paymentMethod');
  });

  it.each([
    {name: 'contact', tap: 'contacts.delete'},
    {name: 'order', tap: 'orders.cancel'},
    {name: 'order', dialog: 'orders.cancelDialog', tap: 'orders.cancelDialog.confirm'},
    {name: 'payment-method', tap: 'paymentMethods.remove'},
    {name: 'profile', tap: 'profile.signout'},
    {name: 'delete-account', tap: 'deleteAccount.submit'},
  ])('show in the colour of danger what cannot be undone: %o', (request) => {
    expect(count(draw(request), 'phone__danger phone__tap')).toBe(1);
    expect(draw({name: 'contact', tap: 'contacts.send'})).not.toContain('phone__danger phone__tap');
  });
});

describe('an error in a request', () => {
  const drawing = (request: ScreenRequest) => () => draw(request);

  it('says which screen was meant', () => {
    expect(drawing({name: 'contcts'})).toThrow(
      /^found <Screen name="contcts">; expected a screen of the app: welcome, .*\. Correct name, or take it out\. Did you mean "contacts"\?$/,
    );
    expect(drawing({name: 'toString'})).toThrow('found <Screen name="toString">');
  });

  it('guesses nothing when nothing is near', () => {
    expect(drawing({name: 'zzzzzz'})).toThrow(/Correct name, or take it out\.$/);
  });

  it('says which control was meant', () => {
    expect(drawing({name: 'contacts', tap: 'contacts.ad'})).toThrow(
      /^found <Screen tap="contacts\.ad">; expected a control of the screen "contacts": .* Did you mean "contacts\.add"\?$/,
    );
  });

  it('says that the control is on a dialog', () => {
    expect(drawing({name: 'contact', tap: 'contacts.deleteDialog.confirm'})).toThrow(
      'Add dialog="contacts.deleteDialog".',
    );
  });

  it.each([
    [{name: 'checkout', look: 'checkout.pay', tap: 'checkout.pay'}, 'found <Screen> with look and tap;'],
    [{name: 'signin', look: 'signin.title', type: 'signin.fields.email'}, 'found <Screen> with look and type;'],
    [{name: 'signin', tap: 'signin.submit signin.forgot'}, 'expected one key: a step taps one control.'],
    [{name: 'signin', type: 'signin.submit'}, 'which in the app is something to tap; expected a field to type in'],
    [{name: 'signin', type: 'signin.title'}, 'Use look="signin.title".'],
    [{name: 'signin', tap: 'signin.title'}, 'Use look="signin.title".'],
    [{name: 'checkout', tap: 'checkout.summary.total'}, 'Use look="checkout.summary.total".'],
    [{name: 'signin', tap: 'signin.fields.email'}, 'Use type="signin.fields.email".'],
    [{name: 'signin', type: 'signin.fields.emial'}, 'Did you mean "signin.fields.email"?'],
  ])('refuses a mark that would mislead: %o', (request, text) => {
    expect(drawing(request)).toThrow(text);
  });

  it.each([
    [{name: 'contact', dialog: 'contacts.delete'}, 'Did you mean "contacts.deleteDialog"?'],
    [{name: 'order', state: 'orders.states.delivred'}, 'Did you mean "orders.states.delivered"?'],
    [{name: 'contacts', toast: 'contacts.save'}, 'Did you mean "contacts.saved"?'],
    [{name: 'code', error: 'code.errors.wrog'}, 'Did you mean "code.errors.wrong"?'],
  ])('names the nearest dialog, state, message or error: %o', (request, text) => {
    expect(drawing(request)).toThrow(text);
  });
});

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

  it('every word of every screen is there', () => {
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
