import {expect, it, vi} from 'vitest';
import {correctionMessage} from './messages';

vi.mock('@docusaurus/Translate', () => ({translate: (_: object, {query}: {query: string}) => query}));

it.each([
  ['contracena', [['contracena', 'contraseña']], 'contraseña'],
  ['  Mi CONTRACENA, ya', [['contracena', 'contraseña']], 'mi contraseña, ya'],
  ['recarga de rec', [['rec', 'recibo']], 'recarga de recibo'],
  ['envíor mi envío', [['envío', 'enviar']], 'envíor mi enviar'],
  ['saldo sal', [['sal', 'salida']], 'saldo salida'],
  ['contra seña olvidada', [['contra seña', 'contraseña']], 'contraseña olvidada'],
  [
    'plta plta',
    [
      ['plta', 'plata'],
      ['plta', 'plata'],
    ],
    'plata plata',
  ],
  ['n\u0303andu ya', [['\u00F1andu', 'ñandú']], 'ñandú ya'],
])('a correction replaces whole words: %s', (query, pairs, expected) => {
  const corrections = pairs.map(([typed = '', used = '']) => ({typed, used}));
  expect(correctionMessage(query, {results: [], corrections})).toBe(expected);
});
