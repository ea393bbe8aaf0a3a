import {expect, it} from 'vitest';
import {editDistance} from './editDistance';

it.each([
  ['clave', 'clave', 3, 0],
  ['clave', 'calve', 3, 1],
  ['clave', 'clav', 3, 1],
  ['clave', 'clavve', 3, 1],
  ['clave', 'clabe', 3, 1],
  ['pedido', 'pddio', 3, 2],
  // The computation stops as soon as the limit is exceeded.
  ['recarga', 'contacto', 2, 3],
  ['si', 'contacto', 2, 3],
])('the distance of %s and %s, counted up to %s, is %s', (one, other, limit, count) => {
  expect(editDistance(one, other, limit)).toBe(count);
});
