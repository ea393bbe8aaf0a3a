import {describe, expect, it} from 'vitest';
import {draw} from '../../../../e2e/support/manual/draw';

describe('the marks', () => {
  const dots = (html: string) => [...html.matchAll(/phone__dot">([^<]*)</g)].map(([, number]) => number);

  it('are numbered within their step when there are several, in the order of the writer', () => {
    const type = 'signup.fields.phone signup.fields.name';
    expect(dots(draw({name: 'signup', type, step: 3}))).toEqual(['3.2', '3.1']);
  });

  it('have the number of their step once, and none outside of steps, where the text has none', () => {
    const look = 'checkout.for checkout.items';
    expect(dots(draw({name: 'checkout', look, step: 2}))).toEqual(['2']);
    expect(dots(draw({name: 'checkout', look}))).toEqual([]);
  });

  it('stand on the small control of a row that is nothing to tap itself', () => {
    const html = draw({name: 'checkout', tap: 'checkout.items', step: 2});
    expect(html).toContain('<u class="phone__tap">common change<i class="phone__dot">2</i></u>');
    expect(html).not.toMatch(/phone__row[^"]* phone__tap/);
  });

  it('show the typed value, and none where the error is that it is missing', () => {
    expect(draw({name: 'signup', type: 'signup.fields.email'})).toContain('<b>samples youEmail</b>');
    const missing = draw({name: 'signup', type: 'signup.fields.email', error: 'common.errors.required'});
    expect(missing).toContain('<b></b>');
    expect(missing).not.toContain('samples youEmail');
  });

  it('open the keyboard where something is typed, with digits only where only they are typed', () => {
    expect(draw({name: 'signup', type: 'signup.fields.name'})).toContain('icons.svg#keys-es"');
    expect(draw({name: 'signup', type: 'signup.fields.name'}, 'en')).toContain('icons.svg#keys"');
    expect(draw({name: 'code', type: 'code.field'})).toContain('icons.svg#keys-digits"');
    expect(draw({name: 'signup', tap: 'signup.submit'})).not.toContain('phone__keys');
    const type = ['name', 'email', 'phone', 'password'].map((field) => `signup.fields.${field}`).join(' ');
    expect(draw({name: 'signup', type})).not.toContain('phone__keys');
  });

  it.each([
    {name: 'contact', tap: 'contacts.delete'},
    {name: 'order', dialog: 'orders.cancelDialog', tap: 'orders.cancelDialog.confirm'},
  ])('show in the colour of danger what cannot be undone: %o', (request) => {
    expect(draw(request)).toMatch(/phone__danger[^"]* phone__tap/);
    expect(draw({name: 'contact', tap: 'contacts.send'})).not.toMatch(/phone__danger[^"]* phone__tap/);
  });
});
