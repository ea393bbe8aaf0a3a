import {locales} from '../../../site/locales';
import {describe, expect, it} from 'vitest';
import {drawScreen, loadScreens, markKeys, type ScreenRequest} from '.';
import {altOf, count, draw} from '../../../../e2e/support/manual/draw';

const screens = loadScreens();
const acts = ['tap', 'type', 'look'] as const;

/** All requests a writer could make of a screen, one attribute at a time. */
function requestsOf(name: string): ScreenRequest[] {
  const screen = screens[name];
  if (!screen) return [];
  const {widgets, states, dialogs, toasts, errors} = screen;
  return [
    {name},
    ...acts.flatMap((act) => [
      ...markKeys(name, act).map((key) => ({name, [act]: key, step: 4})),
      ...Object.keys(dialogs).flatMap((dialog) =>
        markKeys(name, act, dialog).map((key) => ({name, dialog, [act]: key, step: 4})),
      ),
    ]),
    ...toasts.map((toast) => ({name, toast})),
    ...states.map((state) => ({name, state})),
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

  it.each(acts)('marks exactly the requested controls (%s), with the number of the step', (act) => {
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
        .replace(/^<div[^>]*>(<p.*?<\/p>)+/, '')
        .replace('">4</i>', '"></i>');
      expect(inside.replace(/<[^>]*>/g, ''), JSON.stringify(request)).toMatch(/^[§−+]*$/);
    }
  });
});

describe('a picture', () => {
  it('shows the upper end for a control at the top and the lower end for a button', () => {
    expect(draw({name: 'signup', type: 'signup.fields.name'})).toMatch(/^<div class="screen" /);
    expect(draw({name: 'signup', tap: 'signup.submit'})).toMatch(/^<div class="screen screen--foot" /);
  });

  it('shows the error under the field that is marked', () => {
    const html = draw({name: 'signup', type: 'signup.fields.phone', error: 'common.errors.required'});
    expect(html).toMatch(
      /phone__type" tabindex="-1"><input[^>]*><span>fields phone.*?<\/label><div class="phone__error">errors required/,
    );
  });

  it('puts the message above the tabs and the dialog over an empty screen', () => {
    expect(draw({name: 'contacts', toast: 'contacts.saved'})).toMatch(/phone__toast.*phone__tabs/);
    expect(draw({name: 'profile', dialog: 'profile.signoutDialog', tap: 'common.cancel'})).not.toContain(
      'profile personal',
    );
  });

  it('leads from what is tapped to the next step, or from the last field once it is filled', () => {
    const options = {locale: 'es', iconUrl: '', href: '#next'} as const;
    const linked = (request: ScreenRequest) => drawScreen(request, (key) => key, options).html;
    const link = '<a href="#next" tabindex="-1" class=';
    expect(linked({name: 'checkout', tap: 'checkout.pay'})).toContain(`${link}"phone__button phone__tap">`);
    expect(linked({name: 'checkout', tap: 'checkout.for'})).toContain(`${link}"phone__small phone__tap">`);
    const fields = 'password.fields.new password.fields.repeat';
    expect(linked({name: 'reset-new', type: fields}).match(/<label.*?<\/label>/g)).toEqual([
      expect.not.stringContaining(link),
      expect.stringContaining(`${link}"phone__next"></a>`),
    ]);
    const withButton = linked({name: 'checkout', type: 'checkout.promo.field', tap: 'checkout.promo.apply'});
    expect(count(withButton, link)).toBe(1);
    expect(linked({name: 'checkout', look: 'checkout.for'})).not.toContain(link);
  });
});
