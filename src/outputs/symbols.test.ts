import {expect, it} from 'vitest';
import {applyEdits, parseHtml, selectAll} from '../lib/html';
import {inlineSymbols} from './symbols';

const use = (name: string, className = 'glyph') =>
  `<svg class=${className} aria-hidden=true><use href="/assets/icons.svg#${name}"/></svg>`;

const pageWith = (content: string) => {
  const html = `<body><main>${content}</main></body>`;
  return parseHtml(applyEdits(html, inlineSymbols(parseHtml(html))));
};

it('a drawing is its shapes, with the attributes that no stylesheet gives it', () => {
  const page = pageWith(`${use('arrow')}${use('arrow', 'icon')}`);
  const [glyph, icon] = selectAll('svg', page).map(({attribs}) => attribs);
  // The parser turns names into small letters, as HTML allows.
  expect(glyph).toEqual({class: 'glyph', 'aria-hidden': 'true', viewbox: '0 0 24 24'});
  expect(icon).toMatchObject({class: 'icon', 'aria-hidden': 'true', viewbox: '0 0 24 24', 'stroke-width': '2.5'});
  expect(selectAll('svg > path', page)).toHaveLength(2);
  expect(selectAll('use, symbol, [id]', page)).toEqual([]);
});

it('a part of a drawing, and a drawing among others, stay links, and the symbol is in the page once', () => {
  const part = use('search').replace('<svg ', '<svg viewBox="9 0 30 48" ');
  const wideIcon = use('search').replace('<use ', '<use width=48 ').replace('</svg>', '<path/></svg>');
  const page = pageWith(part + wideIcon);
  expect(selectAll('svg > use', page).map(({attribs}) => attribs)).toEqual([
    {href: '#icon-search'},
    {href: '#icon-search', width: '48'},
  ]);
  expect(selectAll('symbol', page).map(({attribs}) => attribs.id)).toEqual(['icon-search']);
});

it('a keyboard, and a drawing that the sprite does not have, stay links', () => {
  const page = pageWith(`${use('keys', 'phone__keys')}${use('other')}`);
  expect(selectAll('main use', page).map(({attribs}) => attribs.href)).toEqual([
    '#icon-keys',
    '/assets/icons.svg#other',
  ]);
});
