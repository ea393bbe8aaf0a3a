import type {Message} from '../../manual/writer-errors/message';

/** Errors in the words of a page or of the interface. */
export const textErrors = {
  labelTypedByHand: (where: string, keys: string): Message => ({
    es: {
      found: `${where}, una palabra de la app escrita a mano`,
      expected: keys,
      advice: 'Escribe la clave: así la palabra cambia con la app.',
    },
    en: {
      found: `${where}, a word of the app that is typed by hand`,
      expected: keys,
      advice: 'Write the key: then the word changes with the app.',
    },
  }),

  ruleTypedByHand: (found: string, key: string): Message => ({
    es: {
      found: `"${found}", una regla de la empresa escrita a mano`,
      expected: key,
      advice: 'Escribe la clave del dato en facts.*.json: así todas las páginas dicen lo mismo.',
    },
    en: {
      found: `"${found}", a rule of the company that is typed by hand`,
      expected: key,
      advice: 'Write the key of the fact in facts.*.json: then all pages say the same.',
    },
  }),

  hardPage: (formula: string, score: string, limit: number): Message => ({
    es: {
      found: `${formula} ${score}`,
      expected: `${limit} por lo menos`,
      advice: 'Usa palabras y frases más cortas; el párrafo más difícil está en esta línea.',
    },
    en: {
      found: `${formula} ${score}`,
      expected: `at least ${limit}`,
      advice: 'Use shorter words and shorter sentences; the hardest paragraph is on this line.',
    },
  }),

  longSentence: (words: number, beginning: string, limit: number): Message => ({
    es: {
      found: `una frase de ${words} palabras ("${beginning}...")`,
      expected: `${limit} palabras como máximo`,
      advice: 'Haz dos frases.',
    },
    en: {
      found: `a sentence of ${words} words ("${beginning}...")`,
      expected: `at most ${limit} words`,
      advice: 'Make two sentences of it.',
    },
  }),

  repeatedWord: (twice: string, once: string): Message => ({
    es: {found: `"${twice}"`, expected: `"${once}" una vez`, advice: 'Quita una.'},
    en: {found: `"${twice}"`, expected: `"${once}" once`, advice: 'Take one away.'},
  }),

  wrongTerm: (word: string, term: string, thing: string): Message => ({
    es: {
      found: `"${word}"`,
      expected: `"${term}" (${thing})`,
      advice: 'Las palabras de los lectores van en keywords.',
    },
    en: {
      found: `"${word}"`,
      expected: `"${term}" (${thing})`,
      advice: "Readers' own words belong in keywords.",
    },
  }),

  wrongTermInInterface: (word: string, id: string, term: string, thing: string): Message => ({
    es: {found: `"${word}" en "${id}"`, expected: `"${term}" (${thing})`, advice: 'Dilo con esa palabra.'},
    en: {found: `"${word}" in "${id}"`, expected: `"${term}" (${thing})`, advice: 'Say it with that word.'},
  }),

  missingText: (id: string, words: string): Message => ({
    es: {
      found: `que falta el texto "${id}"`,
      expected: `las palabras para "${words}"`,
      advice: 'Agrégalo, con su descripción.',
    },
    en: {found: `no text "${id}"`, expected: `the words for "${words}"`, advice: 'Add it, with its description.'},
  }),

  emptyText: (id: string): Message => ({
    es: {found: `un texto vacío "${id}"`, expected: 'palabras', advice: 'Escríbelas.'},
    en: {found: `an empty text "${id}"`, expected: 'words', advice: 'Write them.'},
  }),

  unusedText: (id: string): Message => ({
    es: {
      found: `el texto "${id}", que el sitio no usa`,
      expected: 'solo textos en uso',
      advice: 'Quítalo.',
    },
    en: {
      found: `the text "${id}", which the site does not use`,
      expected: 'only texts in use',
      advice: 'Take it out.',
    },
  }),

  olderEditorFile: (): Message => ({
    es: {
      found: 'otra cosa que las palabras, las pantallas y los esquemas de ahora',
      expected: 'un archivo al día',
      advice: 'Escríbelo con npm run editor.',
    },
    en: {
      found: 'something else than the words, screens and schemas of now',
      expected: 'a current file',
      advice: 'Write it with npm run editor.',
    },
  }),
} as const;
