import {expect, it, vi} from 'vitest';
import {correctedQuery} from './messages';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

it('a corrected query is the typed one with its misspelt words replaced', () => {
  expect(correctedQuery(' Olvide mi Contrasenia ', [{typed: 'contrasenia', used: 'contraseña'}])).toBe(
    'olvide mi contraseña',
  );
});
