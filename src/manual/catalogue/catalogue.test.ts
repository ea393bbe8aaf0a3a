import {describe, expect, it} from 'vitest';
import {type Catalogue} from './catalogue';
import {linkOf} from './link';
import {nearestKey} from '../writer-errors/didYouMean';
import {parseWords} from './parseWords';

const catalogue: Catalogue = {
  locale: 'es',
  words: new Map([
    ['tabs.home', {key: 'tabs.home', kind: 'label', text: 'Inicio'}],
    ['contacts.add', {key: 'contacts.add', kind: 'label', text: 'Agregar contacto'}],
  ]),
};

describe('a catalogue file', () => {
  it('gives flat keys', () => {
    expect([...parseWords('{"tabs": {"home": "Inicio"}}', 'app.es.json')]).toEqual([['tabs.home', 'Inicio']]);
  });

  it.each([
    ['text that is not JSON', '{', 'found text that is not JSON'],
    ['a list', '{"tabs": ["Inicio"]}', 'found ["Inicio"] at tabs; expected a word or a group of words'],
    ['an empty word', '{"tabs": {"home": " "}}', 'found an empty word at tabs.home'],
    ['a name with spaces', '{"tabs": {"my home": "x"}}', 'found the name "my home" at tabs'],
  ])('refuses %s', (_, json, message) => {
    const parse = () => parseWords(json, 'src/manual/catalogue/strings/app.es.json');
    expect(parse).toThrow(/^src\/manual\/catalogue\/strings\/app\.es\.json:1: /);
    expect(parse).toThrow(message);
  });
});

describe('a word', () => {
  it('that moved to another group is still guessed by the end of its key', () => {
    expect(nearestKey('people.list.add', catalogue.words.keys())).toBe('contacts.add');
  });

  it('has no nearest key when none is near', () => {
    expect(nearestKey('zebra.stripes', catalogue.words.keys())).toBeUndefined();
    expect(nearestKey('people.title', ['tabs.title', 'contacts.title'])).toBeUndefined();
  });
});

it.each(['Lunes a viernes, de 9 a. m. a 5 p. m.', '18', 'CERCANA'])('the fact "%s" is no link', (fact) => {
  expect(linkOf(fact)).toBeUndefined();
});
