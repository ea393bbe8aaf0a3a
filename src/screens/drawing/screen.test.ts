import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {drawScreen, loadScreens, markKeys} from '..';
import {drawWholeScreen} from './drawScreen';
import {resolveRequest, type ScreenRequest} from './resolveRequest';
import type {Locale} from '../../site/locales';
import {sprite} from '../../site/addresses';
import {errorOf, withLead} from '../../../e2e/support/manual/render';
import {markKeysOf} from './mark';
import en from '../../manual/catalogue/strings/components.en.json';
import es from '../../manual/catalogue/strings/components.es.json';

const strings = {es, en};

/** A stand-in for the catalogue: a word about as long as the real one, made from the end of its key. */
const wordOf = (key: string): string => key.split('.').slice(-2).join(' ');

/** The HTML of a picture, by default in Spanish with made-up words. */
const draw = (request: ScreenRequest, locale: Locale = 'es', words = wordOf): string =>
  drawScreen(request, words, {locale, strings: strings[locale], iconUrl: '/img/icons.svg'});

/** The alternative text of a picture. */
const altOf = (html: string): string =>
  [...html.matchAll(/<p class="screen__alt[^>]*>([^<]*)</g)].map(([, words]) => words).join(' ');

/** How often a piece of HTML occurs. */
const count = (html: string, piece: string): number => html.split(piece).length - 1;

const acts = ['tap', 'type', 'look'] as const;

/** All requests that a writer could make, one attribute at a time. */
const requests = Object.entries(loadScreens()).flatMap(([name, {states, dialogs, toasts}]): ScreenRequest[] => [
  {name},
  ...acts.flatMap((act) => [
    ...markKeys(name, act).map((key) => ({name, [act]: key, step: 4})),
    ...Object.entries(dialogs).flatMap(([dialog, widgets]) =>
      markKeysOf(widgets, act).map((key) => ({name, dialog, [act]: key, step: 4})),
    ),
  ]),
  ...toasts.map((toast) => ({name, toast})),
  ...states.map((state) => ({name, state})),
]);

it('every picture names its screen, has the marks of its request, and shows only words and icons of the app', () => {
  const symbols = readFileSync(`static/${sprite}`, 'utf8');
  for (const request of requests) {
    const which = JSON.stringify(request);
    const html = draw(request);
    expect(altOf(html), which).toMatch(/^Pantalla «.+»( de tu teléfono)?\./);
    expect(altOf(draw(request, 'en')), which).toMatch(/^Screen “.+”( of your phone)?\./);
    const marks = acts.map((act) => count(html, `phone__${act}"`));
    expect(marks, which).toEqual(acts.map((act) => (request[act] === undefined ? 0 : 1)));
    expect(count(html, '<i class="phone__dot">4</i>')).toBe(request.step === undefined ? 0 : 1);
    const inside = draw(request, 'es', () => '§')
      .replace(/^<div[^>]*>(<p.*?<\/p>)+/, '')
      .replace('">4</i>', '"></i>');
    expect(inside.replace(/<[^>]*>/g, ''), which).toMatch(/^[§−+ ]*$/);
    for (const [, id] of inside.matchAll(/icons\.svg#([\w-]+)/g)) expect(symbols).toContain(`<symbol id="${id}"`);
  }
});

describe('the alternative text', () => {
  it.each<[ScreenRequest, string]>([
    [{name: 'contacts', tap: 'contacts.add'}, 'Pantalla «contacts title». Toca «contacts add».'],
    [{name: 'contacts', type: 'contacts.search'}, 'Escribe en «contacts search».'],
    [{name: 'contacts', look: 'contacts.title'}, 'Mira «contacts title».'],
    [{name: 'signup', type: 'signup.fields.email signup.fields.name'}, 'en «fields email» y «fields name».'],
    [{name: 'checkout', tap: 'checkout.for'}, 'Toca «common change» (checkout for).'],
    [{name: 'contact', dialog: 'contacts.deleteDialog'}, 'Se abre «deleteDialog title».'],
    [{name: 'order', state: 'orders.states.delivered'}, 'Se ve: states delivered.'],
    [{name: 'contacts', toast: 'contacts.saved'}, 'Mensaje: contacts saved.'],
  ])('of %o is %s', (request, text) => {
    expect(altOf(draw(request))).toContain(text);
  });

  it('ends a sentence once, whatever the label ends with, and escapes HTML', () => {
    const words = (key: string) => (key === 'signin.forgot' ? '¿La <b>?' : 'Entrar.');
    const text = altOf(draw({name: 'signin', tap: 'signin.forgot'}, 'es', words));
    expect(text).toBe('Pantalla «Entrar». Toca «¿La &lt;b&gt;?».');
  });
});

const fields = (...names: string[]) => names.map((name) => `signup.fields.${name}`).join(' ');
const look = (...names: string[]): ScreenRequest => ({
  name: 'checkout',
  look: names.map((name) => `checkout.${name}`).join(' '),
});

describe('a picture', () => {
  const type = (...names: string[]): ScreenRequest => ({name: 'signup', type: fields(...names)});

  it.each<[string, ScreenRequest, RegExp]>([
    ['the upper end for a control at the top', type('name'), /^<div class="screen">/],
    ['the lower end for a button', {name: 'signup', tap: 'signup.submit'}, /^<div class="screen screen--foot">/],
    ['a message above the tabs', {name: 'contacts', toast: 'contacts.saved'}, /phone__toast.*phone__tabs/],
    ['a dialog alone', {name: 'profile', dialog: 'profile.signoutDialog'}, /--dim"[^>]*><var><\/var><div cl/],
    ['fields in the order of the writer', {...type('phone', 'name'), step: 3}, /dot">3\.2<.*dot">3\.1</],
    ['the number of the step once', {...look('for', 'items'), step: 2}, /^((?!__dot).)*__dot">2<((?!__dot).)*$/],
    ['a mark on a small control', {name: 'checkout', tap: 'checkout.items'}, /<u class="phone__tap">common change </],
    ['the typed text', type('email'), /<b>samples youEmail <\/b>/],
    ['a keyboard', type('name'), /icons\.svg#keys-es"/],
    ['a keyboard of digits for a field of digits', {name: 'code', type: 'code.field'}, /icons\.svg#keys-digits"/],
    ['no keyboard below many fields', type('name', 'email', 'phone', 'password'), /^(?!.*keys)/],
    [
      'danger on an action that cannot be undone',
      {name: 'contact', tap: 'contacts.delete'},
      /phone__danger[^"]* phone__tap/,
    ],
  ])('shows %s', (_, request, html) => {
    expect(draw(request)).toMatch(html);
  });

  it('links its last mark to the next step', () => {
    const options = {locale: 'es', strings: es, iconUrl: '', href: '#next'} as const;
    const drawWithLink = (request: ScreenRequest) => drawScreen(request, (key) => key, options);
    const link = '<a href="#next" tabindex="-1" class=';
    expect(drawWithLink({name: 'checkout', tap: 'checkout.pay'})).toContain(`${link}"phone__button phone__tap">`);
    expect(drawWithLink({name: 'checkout', tap: 'checkout.for'})).toContain(`${link}"phone__small phone__tap">`);
    const withButton = drawWithLink({name: 'checkout', type: 'checkout.promo.field', tap: 'checkout.promo.apply'});
    expect(count(withButton, link)).toBe(1);
    expect(drawWithLink({name: 'checkout', look: 'checkout.for'})).toContain(`${link}"phone__row phone__look">`);
  });
});

describe('a whole phone', () => {
  const drawWhole = (request: ScreenRequest, filled: string[] = []) =>
    drawWholeScreen(
      request,
      (key) => key,
      {locale: 'es', strings: es, iconUrl: ''},
      new Map(filled.map((key) => [key, undefined])),
      resolveRequest(request, filled),
    );
  const fieldsOf = (html: string) => [...html.matchAll(/samples\.(you\w*)/g)].map(([, name]) => name);

  it('shows the complete screen, a button and an instruction for each mark, and an error in its place', () => {
    const {html, shown, acts} = drawWhole({name: 'signup', tap: 'signup.terms signup.submit'});
    expect(html).toMatch(/signup\.fields\.name.*signup\.haveAccount/);
    expect(html.match(/<button [^>]*data-mark="\d"/g)).toHaveLength(2);
    expect([shown, ...acts].join(' ')).toMatch(/^Pantalla «signup.title».*Toca «signup.terms». Toca «signup.submit».$/);
    expect(drawWhole({name: 'code', look: 'code.errors.wrong'}).html).toMatch(
      /code\.field.*__error.*code\.errors\.wrong/,
    );
    expect(drawWhole({name: 'checkout', look: 'common.errors.offline'}).html).toMatch(/__bar.*__error.*checkout\.for/);
  });

  it('fills in typed and chosen values, and every value on a screen for editing', () => {
    const signup = {name: 'signup', tap: 'signup.submit'};
    expect(fieldsOf(drawWhole(signup).html)).toEqual([]);
    expect(fieldsOf(drawWhole(signup, ['signup.fields.name']).html)).toEqual(['you']);
    expect(drawWhole(signup, ['signup.terms']).html).toContain('phone__check phone__on');
    expect(drawWhole({name: 'contact-edit', tap: 'common.saveChanges'}).html).toContain('samples.contactPhone');
    const sums = {name: 'remittances', look: 'services.remittances.receive'};
    expect(drawWhole(sums).html).not.toContain('samples.received');
    expect(drawWhole(sums, ['services.remittances.send']).html).toMatch(
      /samples\.rate.*samples\.fee.*samples\.received/,
    );
  });

  it('can be in several states at once, and gives each field its keyboard', () => {
    const {html, shown} = drawWhole({
      name: 'checkout',
      state: 'checkout.promo.applied samples.card2',
      tap: 'checkout.pay',
    });
    expect(html).toMatch(/samples\.card2.*samples\.discount.*samples\.newTotal/);
    expect(html).not.toMatch(/samples\.card |checkout\.promo\.field/);
    expect(shown).toContain('checkout.promo.applied');
    const personalScreen = drawWhole({name: 'personal', type: 'profile.fields.email profile.fields.phone'});
    expect(personalScreen.html).toMatch(/data-keys="keys-es".*data-keys="keys-digits"/);
  });
});

it.each([
  ['name="contcts"', /^docs\/page\.mdx:3: found <Screen name="contcts">; .* Did you mean "contacts"\?$/],
  ['name="toString"', 'found <Screen name="toString">'],
  ['name="contacts" tap="contacts.ad"', /a control of the screen "contacts": .* Did you mean "contacts\.add"\?$/],
  ['name="contact" tap="contacts.deleteDialog.confirm"', 'Add dialog="contacts.deleteDialog".'],
  ['name="contact" dialog="contacts.deleteDialg"', 'Did you mean "contacts.deleteDialog"?'],
  ['name="checkout" look="checkout.pay" tap="checkout.pay"', 'found <Screen> with look and tap;'],
  ['name="signin" type="signin.submit"', 'which in the app is something to tap; expected a field to type in'],
  ['name="signin" type="signin.title"', 'Use look="signin.title".'],
  ['name="signin" toast="contacts.saved"', 'found <Screen toast="contacts.saved">'],
])('<Screen %s /> is refused', async (attributes, text) => {
  expect(await errorOf(withLead(`<Screen ${attributes} />`))).toMatch(text);
});
