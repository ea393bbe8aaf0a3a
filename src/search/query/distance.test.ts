import {expect, it} from 'vitest';
import {slips} from './distance';

it.each([
  ['clave', 'clave', 0],
  ['clave', 'calve', 1],
  ['clave', 'clav', 1],
  ['clave', 'clavve', 1],
  ['clave', 'clabe', 1],
  ['pedido', 'pddio', 2],
])('counts the slips between %s and %s', (one, other, count) => {
  expect(slips(one, other, 3)).toBe(count);
});

it('stops counting beyond the most that matters', () => {
  expect(slips('recarga', 'contacto', 2)).toBe(3);
  expect(slips('si', 'contacto', 2)).toBe(3);
});
