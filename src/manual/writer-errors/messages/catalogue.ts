import {suggestion} from '../didYouMean';
import type {Message} from '../message';

/** Errors in the files of the catalogue, and in the use of their keys. */
export const catalogueErrors = {
  unknownKey: (key: string, files: string, near: string): Message => ({
    es: {
      found: `la clave "${key}", que no está en ${files}`,
      expected: 'una clave del catálogo',
      advice: `Corrígela, o agrega la palabra al catálogo.${suggestion(near).es}`,
    },
    en: {
      found: `the key "${key}", which is not in ${files}`,
      expected: 'a key of the catalogue',
      advice: `Correct it, or add the word to the catalogue.${suggestion(near).en}`,
    },
  }),

  keyWithGap: (key: string, word: string): Message => ({
    es: {
      found: `la clave "${key}" ("${word}"), con un hueco que solo la app puede llenar`,
      expected: 'una palabra sin {{huecos}}',
      advice: 'Dilo con otras palabras, o usa otra clave.',
    },
    en: {
      found: `the key "${key}" ("${word}"), whose gap only the app can fill`,
      expected: 'a word without {{gaps}}',
      advice: 'Say it in other words, or use another key.',
    },
  }),

  holiday: (key: string, date: string): Message => ({
    es: {
      found: `el día "${date}" (${key})`,
      expected:
        'una fecha que existe, como 12-25 (cada año) o 2027-03-26 (solo ese año), la misma en todos los idiomas',
      advice: 'Corrige la fecha en facts.es.json y facts.en.json.',
    },
    en: {
      found: `the day "${date}" (${key})`,
      expected:
        'a date that exists, such as 12-25 (every year) or 2027-03-26 (that year only), the same in every language',
      advice: 'Correct the date in facts.es.json and facts.en.json.',
    },
  }),

  codeInBraces: (code: string): Message => ({
    es: {
      found: `{${code}}`,
      expected: 'una clave del catálogo, como {tabs.home}',
      advice: 'Escribe solo la clave, sin espacios ni código.',
    },
    en: {
      found: `{${code}}`,
      expected: 'a key of the catalogue, such as {tabs.home}',
      advice: 'Write the key alone, without spaces or code.',
    },
  }),

  missingFile: (): Message => ({
    es: {
      found: 'que falta el archivo',
      expected: 'las palabras de este idioma',
      advice: 'Pon el archivo ahí; src/manual/catalogue/strings/README.md dice qué contiene.',
    },
    en: {
      found: 'no such file',
      expected: 'the words of this language',
      advice: 'Put the file there; src/manual/catalogue/strings/README.md says what it contains.',
    },
  }),

  notJson: (reason: string): Message => ({
    es: {
      found: `un texto que no es JSON (${reason})`,
      expected: 'grupos de palabras',
      advice: 'Corrige las comas, comillas y llaves.',
    },
    en: {
      found: `text that is not JSON (${reason})`,
      expected: 'groups of words',
      advice: 'Correct commas, quotation marks and braces.',
    },
  }),

  reservedGroup: (group: string): Message => ({
    es: {
      found: `un grupo "${group}"`,
      expected: `otro nombre, porque ${group}.*.json tiene las claves que empiezan con "${group}."`,
      advice: 'Cambia el nombre del grupo.',
    },
    en: {
      found: `a group "${group}"`,
      expected: `another name, since ${group}.*.json gives the keys that begin with "${group}."`,
      advice: 'Rename the group.',
    },
  }),

  emptyWord: (key: string): Message => ({
    es: {found: `una palabra vacía en ${key}`, expected: 'un texto', advice: 'Escríbela, o quita la clave.'},
    en: {found: `an empty word at ${key}`, expected: 'a text', advice: 'Write it, or take the key out.'},
  }),

  fileIsNoGroup: (value: string): Message => ({
    es: {
      found: `${value} como todo el archivo`,
      expected: 'un grupo de palabras',
      advice: 'Escribe las palabras entre llaves, cada una con su nombre.',
    },
    en: {
      found: `${value} at the whole file`,
      expected: 'a group of words',
      advice: 'Write the words between braces, each with its name.',
    },
  }),

  valueIsNoWord: (value: string, key: string): Message => ({
    es: {
      found: `${value} en ${key}`,
      expected: 'una palabra o un grupo de palabras',
      advice: 'Escribe la palabra entre comillas.',
    },
    en: {
      found: `${value} at ${key}`,
      expected: 'a word or a group of words',
      advice: 'Write the word between quotation marks.',
    },
  }),

  nameOfKey: (name: string, where: string): Message => ({
    es: {
      found: `el nombre "${name}" en ${where || 'el archivo'}`,
      expected: 'letras, cifras, _ y -, con una letra al principio',
      advice: 'Cambia el nombre.',
    },
    en: {
      found: `the name "${name}" at ${where || 'the whole file'}`,
      expected: 'letters, digits, _ and -, beginning with a letter',
      advice: 'Rename it.',
    },
  }),

  messageWithoutHelp: (key: string, text: string, file: string): Message => ({
    es: {
      found: `el mensaje "${key}" ("${text}"), que ${file} no explica`,
      expected: 'qué significa cada mensaje de la app y qué hacer',
      advice: `Agrega "${key}": {"means": "...", "do": "..."} a ese archivo.`,
    },
    en: {
      found: `the message "${key}" ("${text}"), which ${file} does not explain`,
      expected: 'what every message of the app means and what to do',
      advice: `Add "${key}": {"means": "...", "do": "..."} to that file.`,
    },
  }),

  messageNotShownOnce: (key: string, text: string, times: number): Message => ({
    es: {
      found: `el mensaje "${key}" ("${text}") en ${times} listas <Messages>`,
      expected: 'cada mensaje en una sola lista del manual',
      advice: 'Nombra su grupo en el <Messages of="..."> de su tema, y solo ahí.',
    },
    en: {
      found: `the message "${key}" ("${text}") in ${times} lists <Messages>`,
      expected: 'every message in one list of the manual',
      advice: 'Name its group in the <Messages of="..."> of its topic, and only there.',
    },
  }),

  helpWithoutMessage: (key: string): Message => ({
    es: {
      found: `"${key}", que no es un mensaje del catálogo`,
      expected: 'solo mensajes que la app tiene',
      advice: 'Corrige la clave, o quita la entrada.',
    },
    en: {
      found: `"${key}", which is no message of the catalogue`,
      expected: 'only messages that the app has',
      advice: 'Correct the key, or take the entry out.',
    },
  }),
} as const;
