import {expect, it, vi} from 'vitest';
import {correctedQuery} from './sentences';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

it('a corrected question is the one that was typed, with the misspelt words replaced', () => {
  expect(correctedQuery(' Olvide mi Contrasenia ', [{typed: 'contrasenia', used: 'contraseña'}])).toBe(
    'olvide mi contraseña',
  );
});
