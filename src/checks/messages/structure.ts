import {suggestion} from '../../manual/writer-errors/didYouMean';
import type {Message} from '../../manual/writer-errors/message';

/** Errors in the structure of a page. Arguments are texts and numbers only; lists are joined by the caller. */
export const structureErrors = {
  unknownFrontMatter: (name: string, known: string, near: string): Message => ({
    es: {
      found: `el dato "${name}" al principio de la página`,
      expected: `uno de ${known}`,
      advice: `Quítalo, o corrige su nombre.${suggestion(near).es}`,
    },
    en: {
      found: `the front matter "${name}"`,
      expected: `one of ${known}`,
      advice: `Take it out, or correct its name.${suggestion(near).en}`,
    },
  }),

  missingFrontMatter: (name: string, expectedEs: string, expectedEn: string): Message => ({
    es: {
      found: `que falta ${name}`,
      expected: expectedEs,
      advice: `Escribe ${name} en las líneas entre ---.`,
    },
    en: {found: `no ${name}`, expected: expectedEn, advice: 'Correct it in the lines between ---.'},
  }),

  repeatedDescription: (file: string): Message => ({
    es: {
      found: `la misma descripción que ${file}`,
      expected: 'una descripción propia',
      advice: 'Di qué responde esta página y la otra no.',
    },
    en: {
      found: `the same description as ${file}`,
      expected: 'a description of its own',
      advice: 'Say what this page answers and the other does not.',
    },
  }),

  /** @param length in characters; 0 when the value is no text. */
  wrongFrontMatter: (name: string, value: string, length: number, expectedEs: string, expectedEn: string): Message => ({
    es: {
      found: `${name}: ${value}${length ? ` (${length} caracteres)` : ''}`,
      expected: expectedEs,
      advice: 'Corrígelo en las líneas entre ---.',
    },
    en: {
      found: `${name}: ${value}${length ? ` (${length} characters)` : ''}`,
      expected: expectedEn,
      advice: 'Correct it in the lines between ---.',
    },
  }),

  skippedLevel: (depth: number, level: number): Message => ({
    es: {
      found: `un título de nivel ${depth} después del nivel ${level}`,
      expected: `el nivel ${level + 1} como máximo`,
      advice: 'Quita un # o más.',
    },
    en: {
      found: `a heading of level ${depth} after level ${level}`,
      expected: `level ${level + 1} at most`,
      advice: 'Take away one # or more.',
    },
  }),

  headingWithoutId: (text: string): Message => ({
    es: {
      found: `el título "${text}" sin id`,
      expected: '## Palabras {/* #english-id */}',
      advice: 'Agrega el id, el mismo en todos los idiomas.',
    },
    en: {
      found: `the heading "${text}" without an id`,
      expected: '## Words {/* #english-id */}',
      advice: 'Add the id, the same in every language.',
    },
  }),

  headingId: (id: string): Message => ({
    es: {
      found: `el id "${id}"`,
      expected: 'letras minúsculas y cifras unidas por guiones',
      advice: 'Cámbialo en todos los idiomas.',
    },
    en: {
      found: `the id "${id}"`,
      expected: 'small letters and digits joined by hyphens',
      advice: 'Rename it in every language.',
    },
  }),

  repeatedId: (id: string): Message => ({
    es: {
      found: `el id "${id}" por segunda vez`,
      expected: 'cada id una sola vez en una página',
      advice: 'Cámbialo en todos los idiomas.',
    },
    en: {
      found: `the id "${id}" for the second time`,
      expected: 'every id once on a page',
      advice: 'Rename it in every language.',
    },
  }),

  answerLinkWithoutHash: (url: string): Message => ({
    es: {
      found: `un enlace a "${url}" en una respuesta`,
      expected: `"${url.replace(/#$/, '')}#id"`,
      advice: 'Agrega el id del título o de la respuesta que dice más.',
    },
    en: {
      found: `a link to "${url}" in an answer`,
      expected: `"${url.replace(/#$/, '')}#id"`,
      advice: 'Add the id of the heading or answer that says more.',
    },
  }),

  pictureMissing: (url: string): Message => ({
    es: {
      found: `la imagen "${url}", y no está`,
      expected: 'un archivo junto a la página, o en static/',
      advice: 'Revisa el nombre, también las mayúsculas.',
    },
    en: {
      found: `the picture "${url}", which is not there`,
      expected: 'a file beside the page, or in static/',
      advice: 'Check its name, capital letters too.',
    },
  }),

  pictureWithoutWords: (): Message => ({
    es: {
      found: 'una imagen sin palabras',
      expected: '![lo que muestra la imagen](...)',
      advice: 'Di lo que el lector necesita saber de ella.',
    },
    en: {
      found: 'a picture without words',
      expected: '![what the picture shows](...)',
      advice: 'Say what a reader needs to know from it.',
    },
  }),

  stepsWithoutPicture: (): Message => ({
    es: {
      found: '<Steps> y ninguna imagen en la página',
      expected: 'un <Screen> por lo menos',
      advice: 'Muestra la pantalla en la que el lector tiene que encontrar algo.',
    },
    en: {
      found: '<Steps> and no picture on the page',
      expected: 'at least one <Screen>',
      advice: 'Show the screen on which the reader has to find something.',
    },
  }),
} as const;
