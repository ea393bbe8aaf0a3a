import {describe, expect, it} from 'vitest';
import {type Catalogue} from './catalogue';
import {lineOfKey} from './lineOfKey';
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

describe('the line of a key', () => {
  const json =
    '{\n  "tabs": {\n    "home": "tabs: {",\n    "contacts": "Contactos"\n  },\n  "home": {"tabs": "x",\n"a": "b"}\n}';

  it.each([
    ['tabs.home', 3],
    ['home.tabs', 6],
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
    expect(linkOf('CERCANA')).toBeUndefined();
  });
});
