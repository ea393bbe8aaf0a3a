import {expect, it} from 'vitest';
import {editDistance} from './editDistance';

it.each([
  ['clave', 'clave', 0],
  ['clave', 'calve', 1],
  ['clave', 'clav', 1],
  ['clave', 'clavve', 1],
  ['clave', 'clabe', 1],
  ['pedido', 'pddio', 2],
])('counts the edits between %s and %s', (one, other, count) => {
  expect(editDistance(one, other, 3)).toBe(count);
});

it('returns one more than the limit as soon as it is exceeded', () => {
  expect(editDistance('recarga', 'contacto', 2)).toBe(3);
  expect(editDistance('si', 'contacto', 2)).toBe(3);
});
