import {describe, expect, it} from 'vitest';
import {findWord, type Catalogue} from './catalogue';
import {fillKeys} from './fill';
import {flatten} from './flatten';
import {lineOfKey} from './lineOfKey';
import {linkOf} from './link';
import {nearestKey} from '../writer-errors/didYouMean';
import {parseTree} from './parseTree';

const catalogue: Catalogue = {
  locale: 'es',
  words: new Map([
    ['tabs.home', {key: 'tabs.home', kind: 'label', text: 'Inicio'}],
    ['contacts.add', {key: 'contacts.add', kind: 'label', text: 'Agregar contacto'}],
  ]),
};

describe('a catalogue file', () => {
  it('gives flat keys, with the name of the file before them when it has one', () => {
    expect([...flatten({tabs: {home: 'Inicio'}})]).toEqual([['tabs.home', 'Inicio']]);
    expect([...flatten({support: {email: 'a@b.example'}}, 'facts')]).toEqual([['facts.support.email', 'a@b.example']]);
  });

  it.each([
    ['text that is not JSON', '{', 'found text that is not JSON'],
    ['a list', '{"tabs": ["Inicio"]}', 'found ["Inicio"] at tabs; expected a word or a group of words'],
    ['a number', '{"tabs": {"home": 3}}', 'found 3 at tabs.home'],
    ['an empty word', '{"tabs": {"home": " "}}', 'found an empty word at tabs.home'],
    ['a name with spaces', '{"tabs": {"my home": "x"}}', 'found the name "my home" at tabs'],
    ['a single word', '"Inicio"', 'found "Inicio" at the whole file'],
    ['a group that is called like another file', '{"facts": {"x": "y"}}', 'found a group "facts"'],
  ])('refuses %s', (_, json, message) => {
    const parse = () => parseTree(json, 'src/manual/catalogue/strings/app.es.json');
    expect(parse).toThrow(/^src\/manual\/catalogue\/strings\/app\.es\.json:1: /);
    expect(parse).toThrow(message);
  });
});

describe('a word', () => {
  it('is found by its key', () => {
    expect(findWord(catalogue, 'tabs.home').text).toBe('Inicio');
    expect(fillKeys('Toca {tabs.home} › {contacts.add}.', catalogue)).toBe('Toca Inicio › Agregar contacto.');
  });

  it('that is unknown is named with the nearest key', () => {
    expect(() => findWord(catalogue, 'contact.add')).toThrow('Did you mean "contacts.add"?');
  });

  it('that moved to another group is still guessed by the end of its key', () => {
    expect(nearestKey('people.list.add', catalogue.words.keys())).toBe('contacts.add');
  });

  it('has no nearest key when none is near', () => {
    expect(nearestKey('zebra.stripes', catalogue.words.keys())).toBeUndefined();
    expect(nearestKey('people.title', ['tabs.title', 'contacts.title'])).toBeUndefined();
  });

  it('has no nearest key in an empty catalogue', () => {
    expect(nearestKey('tabs.home', [])).toBeUndefined();
  });
});

describe('the line of a key', () => {
  const json =
    '{\n  "tabs": {\n    "home": "tabs: {",\n    "contacts": "Contactos"\n  },\n  "home": {"tabs": "x",\n"a": "b"}\n}';

  it.each([
    ['tabs', 2],
    ['tabs.home', 3],
    ['tabs.contacts', 4],
    ['home.tabs', 6],
    ['home.a', 7],
    ['home.b', 1],
  ])('%s is %d', (key, line) => {
    expect(lineOfKey(json, key)).toBe(line);
  });
});

describe('a fact as a link', () => {
  it('leads to the web, to an e-mail or to a phone', () => {
    expect(linkOf('https://cercana.example/')).toEqual({href: 'https://cercana.example/', text: 'cercana.example'});
    expect(linkOf('a@b.example')?.href).toBe('mailto:a@b.example');
    expect(linkOf('+1 555 0100')?.href).toBe('tel:+15550100');
  });

  it('is none when the fact is a sentence or a number', () => {
    expect(linkOf('Lunes a viernes, de 9 a. m. a 5 p. m.')).toBeUndefined();
    expect(linkOf('18')).toBeUndefined();
    expect(linkOf('CERCANA EJEMPLO')).toBeUndefined();
  });
});
