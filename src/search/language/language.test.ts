import {describe, expect, it} from 'vitest';
import {createAnalyzer, fold} from './analyzer';
import {readLanguage} from './readLanguage';

const {rules: es} = readLanguage('es');
const {rules: en} = readLanguage('en');
const spanish = createAnalyzer(es);
const english = createAnalyzer(en);

const stemsOf = (words: string, stem: (word: string) => string): Set<string> => new Set(words.split(' ').map(stem));
const phoneticKeysOf = (words: string, key: (word: string) => string): Set<string> =>
  new Set(words.split(' ').map(key));

describe('folding', () => {
  it('drops accents, capitals and the tilde of ñ, however they are encoded', () => {
    expect(fold('CONTRASEÑA')).toBe('contrasena');
    expect(fold('Contrasen\u0303a')).toBe('contrasena');
  });
});

describe('Spanish', () => {
  it.each([
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
  ])('gives all forms of a word one stem: %s', (forms) => {
    expect(stemsOf(forms, spanish.stem).size).toBe(1);
  });

  it.each(['pedido pedir', 'mandado mandar', 'contacto contar', 'mercado marcado', 'correo correr', 'comicion comer'])(
    'gives different words different stems: %s',
    (words) => {
      expect(stemsOf(words, spanish.stem).size).toBe(2);
    },
  );

  it.each([
    'contraseña contrasenia kontrasenia',
    'enviar embiar enbiar',
    'llegar yegar',
    'hacer aser',
    'celular selular',
    'tarjeta targeta',
    'mercado merkado',
    'gente jente',
  ])('gives one phonetic key to %s', (words) => {
    expect(phoneticKeysOf(words, spanish.phoneticKey).size).toBe(1);
  });

  it('reads words that are typed short, and a participle without its d', () => {
    expect(spanish.words('no m llega xq el numero q puse')).toEqual([
      'no',
      'm',
      'llega',
      'porque',
      'el',
      'numero',
      'que',
      'puse',
    ]);
    expect(english.words('txt w u')).toEqual(['text', 'with', 'you']);
    expect(english.words('u')).toEqual(['u']);
    expect(spanish.stem('entrao')).toBe(spanish.stem('entrado'));
  });

  it('drops stop words, unless there are no other words', () => {
    expect(spanish.contentWords('¿Cómo puedo cambiar mi correo?')).toEqual(['cambiar', 'correo']);
    expect(spanish.contentWords('¿y tú?')).toEqual(['y', 'tú']);
  });
});

describe('English', () => {
  it.each([
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
  ])('gives all forms of a word one stem: %s', (forms) => {
    expect(stemsOf(forms, english.stem).size).toBe(1);
  });

  it.each(['order older', 'address add', 'contact contract'])('gives different words different stems: %s', (words) => {
    expect(stemsOf(words, english.stem).size).toBe(2);
  });

  it.each(['receive recieve', 'phone fone', 'account acount', 'groceries grosseries'])(
    'gives one phonetic key to %s',
    (words) => {
      expect(phoneticKeysOf(words, english.phoneticKey).size).toBe(1);
    },
  );
});

describe.each([
  ['es', es],
  ['en', en],
])('the rules of %s', (_, rules) => {
  it('use no look-behind, which Safari before 16.4 cannot read', () => {
    expect(JSON.stringify(rules)).not.toMatch(/\(\?<[!=]/);
  });

  it('are written folded', () => {
    for (const list of [rules.shortenings, rules.stopWords, rules.protectedWords, rules.stemOverrides])
      expect(fold(list)).toBe(list);
  });
});
