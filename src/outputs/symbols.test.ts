import {expect, it} from 'vitest';
import {applyEdits, parseHtml, selectAll} from '../lib/html';
import {inlineSymbols} from './symbols';

const use = (name: string, className = 'glyph') =>
  `<svg class=${className} aria-hidden=true><use href="/assets/icons.svg#${name}"/></svg>`;

const pageWith = (content: string) => {
  const html = `<body><main>${content}</main></body>`;
  return parseHtml(applyEdits(html, inlineSymbols(parseHtml(html))));
};

it('a drawing of a static part is its shapes, with the attributes that no stylesheet gives it', () => {
  const page = pageWith(`<section data-static=home>${use('arrow')}${use('arrow', 'icon')}</section>`);
  const [glyph, icon] = selectAll('svg', page).map(({attribs}) => attribs);
  // The parser turns names into small letters, as HTML allows.
  expect(glyph).toEqual({class: 'glyph', 'aria-hidden': 'true', viewbox: '0 0 24 24'});
  expect(icon).toMatchObject({class: 'icon', 'aria-hidden': 'true', viewbox: '0 0 24 24', 'stroke-width': '2.5'});
  expect(selectAll('svg > path', page)).toHaveLength(2);
  expect(selectAll('use, symbol, [id]', page)).toEqual([]);
});

it('where React takes over, a drawing stays as React writes it, and its symbol is in the page once', () => {
  const wide = use('search').replace('<use ', '<use width=48 ');
  const page = pageWith(use('search') + wide);
  expect(selectAll('svg > use', page).map(({attribs}) => attribs)).toEqual([
    {href: '#icon-search'},
    {href: '#icon-search', width: '48'},
  ]);
  expect(selectAll('symbol', page).map(({attribs}) => attribs.id)).toEqual(['icon-search']);
});

it('a keyboard, and a drawing that the sprite does not have, stay links', () => {
  const page = pageWith(`<section data-static=doc>${use('keys', 'phone__keys')}${use('other')}</section>`);
  expect(selectAll('section use', page).map(({attribs}) => attribs.href)).toEqual([
    '#icon-keys',
    '/assets/icons.svg#other',
  ]);
});

it('the symbols of the bar come before the bar, which is shown before the rest of the page has come', () => {
  const html = `<body><nav class="navbar">${use('menu')}</nav><main>${use('search')}</main></body>`;
  const page = parseHtml(applyEdits(html, inlineSymbols(parseHtml(html))));
  const order = selectAll('nav, main, symbol', page).map(({name, attribs}) => attribs.id ?? name);
  expect(order).toEqual(['icon-menu', 'nav', 'main', 'icon-search']);
});
