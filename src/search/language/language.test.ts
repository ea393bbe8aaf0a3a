import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {fold} from '../../lib/text';
import {createAnalyzer} from '../core/analyzer';
import {readLanguage} from './readLanguage';

/** Words of one stem, of different stems, and of one phonetic key. */
const languages = {
  es: {
    forms: [
      'recarga recargas recargar recargué recargando recargada',
      'cancelar cancela cancelé cancelado cancelación cancelarlo canceló',
      'enviar envío envía enviarle envié enviado envíos',
      'olvidé olvidar olvidaste olvidado olvido',
      'pedir pide pido pidiendo',
      'repetir repite repetido',
      'tarjeta tarjetas',
      'celular celulares',
      'país países',
      'vencida vencer vencimiento',
      'entrao entrado',
    ],
    others: ['pedido pedir', 'mandado mandar', 'contacto contar', 'mercado marcado', 'correo correr', 'comicion comer'],
    sounds: [
      ...['contraseña contrasenia kontrasenia', 'enviar embiar enbiar', 'llegar yegar', 'hacer aser'],
      ...['celular selular', 'tarjeta targeta', 'mercado merkado', 'gente jente'],
    ],
  },
  en: {
    forms: [
      'cancel cancels canceled cancelled canceling cancellation',
      'order orders ordering ordered',
      'delete deletes deleted deleting',
      'delivery deliver delivered',
      'top tops topped topping',
      'verify verification verified',
      'paid pay payment',
      'recognise recognize recognised recognizing',
      'colour color colours',
      'thief thieves',
    ],
    others: ['order older', 'address add', 'contact contract'],
    sounds: ['receive recieve', 'phone fone', 'account acount', 'groceries grosseries'],
  },
};

const analyzerOf = (language: string) => createAnalyzer(readLanguage(language).rules);

describe.each(Object.entries(languages))('the words of %s', (language, {forms, others, sounds}) => {
  const {stem, phoneticKey} = analyzerOf(language);
  const differentOf = (words: string, key: (word: string) => string) => new Set(words.split(' ').map(key)).size;

  it.each(forms)('are forms of one word: %s', (words) => expect(differentOf(words, stem)).toBe(1));

  it.each(others)('are different words: %s', (words) => expect(differentOf(words, stem)).toBe(2));

  it.each(sounds)('sound alike: %s', (words) => expect(differentOf(words, phoneticKey)).toBe(1));

  it('have folded rules without look-behind, which Safari before 16.4 cannot read', () => {
    const {rules} = readLanguage(language);
    expect(JSON.stringify(rules)).not.toMatch(/\(\?<[!=]/);
    for (const list of [rules.shortenings, rules.stopWords, rules.protectedWords, rules.stemOverrides])
      expect(fold(list)).toBe(list);
  });
});

it('accents, capitals and the tilde of ñ are dropped, however they are encoded', () => {
  expect(fold('CONTRASEÑA')).toBe('contrasena');
  expect(fold('Contrasen\u0303a')).toBe('contrasena');
});

it('abbreviations are understood, and stop words are dropped unless there are no other words', () => {
  const [spanish, english] = [analyzerOf('es'), analyzerOf('en')];
  expect(spanish.words('no m llega xq el numero q puse').join(' ')).toBe('no m llega porque el numero que puse');
  expect(english.words('txt w u')).toEqual(['text', 'with', 'you']);
  expect(english.words('u')).toEqual(['u']);
  expect(spanish.contentWords('¿Cómo puedo cambiar mi correo?')).toEqual(['cambiar', 'correo']);
  expect(spanish.contentWords('¿y tú?')).toEqual(['y', 'tú']);
});

const englishFile = readFileSync(path.join(__dirname, 'en.txt'), 'utf8');

it.each([
  ['a part that has another name', '[stop words]', '[stopwords]', 'xx.txt: expected a part [stop words], found none'],
  ['a rule without its arrow', 'ph => f', 'ph f', 'xx.txt: expected "pattern => replacement", found "ph f"'],
])('the file of a language with %s is an error that says so', (_, whole, broken, message) => {
  expect(() => readLanguage('xx', folderWith({'xx.txt': englishFile.replace(whole, broken)}))).toThrow(message);
});

it('the most common words of a language are never corrected', () => {
  expect(readLanguage('en').commonWords).toContain('the');
});
