import {brotliCompressSync} from 'node:zlib';
import {locales, type Locale} from '../../../site-model/locales';
import {describe, expect, it} from 'vitest';
import {findWord, loadCatalogue} from '../../catalogue';
import {drawScreen, screenKeys, screens, tapKeys, type ScreenRequest} from '.';

/** A stand-in for the catalogue: a word about as long as the real one, made from the end of its key. */
const wordOf = (key: string): string => key.split('.').slice(-2).join(' ');

const draw = (request: ScreenRequest, locale: Locale = 'es', words = wordOf): string =>
  drawScreen(request, words, {locale, iconUrl: '/img/icons.svg'}).html;
const altOf = (html: string): string => /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';
const count = (html: string, piece: string): number => html.split(piece).length - 1;

/** All requests a writer could make of a screen, one attribute at a time. */
function requestsOf(name: string): ScreenRequest[] {
  const {widgets, states = {}, dialogs = {}, toasts = [], errors = []} = screens[name] ?? {widgets: []};
  return [
    {name},
    ...tapKeys(name).map((tap) => ({name, tap, step: 4})),
    ...Object.keys(dialogs).flatMap((dialog) => tapKeys(name, dialog).map((tap) => ({name, dialog, tap, step: 4}))),
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

  it('marks exactly one control, with one dot that carries the number of the step', () => {
    for (const request of requestsOf(name)) {
      const html = draw(request);
      const marked = request.tap === undefined ? 0 : 1;
      expect(count(html, 'phone__tap'), JSON.stringify(request)).toBe(marked);
      expect(count(html, '<i class="phone__dot">4</i>')).toBe(marked);
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
    ['es', 'Pantalla «contacts title» de la app. Marcado: contacts add.'],
    ['en', 'App screen “contacts title”. Marked: contacts add.'],
  ] as const)('names the screen and then the marked control in %s', (locale, text) => {
    expect(altOf(draw({name: 'contacts', tap: 'contacts.add'}, locale))).toBe(text);
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
    expect(altOf(draw({name: 'orders', tap: 'samples.order'}))).toContain('Marcado: mobile title, samples contact.');
  });

  it('ends a sentence once, whatever the label ends with', () => {
    const text = altOf(
      draw({name: 'signin', tap: 'signin.forgot'}, 'es', (key) =>
        key === 'signin.forgot' ? '¿La olvidaste?' : 'Entrar.',
      ),
    );
    expect(text).toBe('Pantalla «Entrar» de la app. Marcado: ¿La olvidaste?');
  });

  it('keeps signs of HTML in a word harmless', () => {
    const html = draw({name: 'signin', tap: 'signin.submit'}, 'es', () => '"<b>&');
    expect(html).not.toContain('<b>&<');
    expect(altOf(html)).toContain('&quot;&lt;b&gt;&amp;');
  });
});

describe('a picture', () => {
  it('shows the upper end for a control at the top and the lower end for a button', () => {
    expect(draw({name: 'signup', tap: 'signup.fields.name'})).toMatch(/^<div class="screen" /);
    expect(draw({name: 'signup', tap: 'signup.submit'})).toMatch(/^<div class="screen screen--foot" /);
  });

  it('scrolls to a control in the middle and keeps the bar', () => {
    const html = draw({name: 'preferences', tap: 'preferences.appearance'});
    expect(html).toMatch(/^<div class="screen screen--middle" /);
    expect(html).toContain('phone__bar');
  });

  it('shows the error under the field that is marked', () => {
    const html = draw({name: 'signup', tap: 'signup.fields.phone', error: 'common.errors.required'});
    expect(html).toMatch(/phone__tap"><span>fields phone.*?<\/div><div class="phone__error">errors required/);
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

  it('does not let the title of a screen be touched', () => {
    expect(drawing({name: 'signin', tap: 'signin.title'})).toThrow('expected a control of the screen "signin"');
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
      {name: 'remittances', tap: 'services.remittances.send', step: 4},
      {name: 'remittances', tap: 'common.continue', step: 5},
      {name: 'checkout', tap: 'checkout.paymentMethod', step: 6},
      {name: 'checkout', tap: 'checkout.pay', step: 7},
      {name: 'paid'},
    ];
    const html = page.map((request) => draw(request, locale, words)).join('\n');
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(1500);
  });
});
