import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {linkOf, loadCatalogue, parseWords, stringsOf} from './catalogue';
import {nearestKey} from '../../writer-errors/didYouMean';

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

it('a language without a file of labels is an error that names the file', () => {
  expect(() => loadCatalogue(folderWith(), 'pt')).toThrow('src/manual/catalogue/strings/app.pt.json:1: ');
  expect(() => stringsOf('pt')).toThrow('src/manual/catalogue/strings/components.pt.json:1: ');
});

it('a key that moved to another group is guessed by its end, unless no key or more than one fits', () => {
  expect(nearestKey('people.list.add', ['tabs.home', 'contacts.add'])).toBe('contacts.add');
  expect(nearestKey('zebra.stripes', ['tabs.home', 'contacts.add'])).toBeUndefined();
  expect(nearestKey('people.title', ['tabs.title', 'contacts.title'])).toBeUndefined();
});

it.each(['Lunes a viernes, de 9 a. m. a 5 p. m.', '18', 'CERCANA'])('the fact "%s" is not a link', (fact) => {
  expect(linkOf(fact)).toBeUndefined();
});
