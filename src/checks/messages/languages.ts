import {suggestion} from '../../manual/writer-errors/didYouMean';
import type {Message, WriterLanguage} from '../../manual/writer-errors/message';

/** What the two languages of a page are compared by, as an error names it. */
const partNames = {
  heading: {es: 'título', en: 'heading'},
  answer: {es: 'respuesta', en: 'answer'},
  steps: {es: '<Steps>', en: '<Steps>'},
  screen: {es: 'pantalla', en: 'screen'},
  related: {es: '<Related>', en: '<Related>'},
} as const;

/** What a compared value counts, where it is a number. */
const units: Readonly<Partial<Record<ComparedPart, Readonly<Record<WriterLanguage, string>>>>> = {
  steps: {es: ' pasos', en: ' steps'},
};

export type ComparedPart = keyof typeof partNames;

/** Errors in translations and in the files of the catalogue. */
export const languageErrors = {
  untranslatedPage: (locale: string, file: string): Message => ({
    es: {
      found: `que falta la traducción "${locale}" de esta página`,
      expected: file,
      advice: `Tradúcela ahí y ejecuta npm run translations:update-hash -- ${file}. Una página que espera su traducción no necesita nada más: el sitio muestra el texto en español en su dirección, con un aviso. Solo falla esta comprobación, para que ninguna versión salga sin ella.`,
    },
    en: {
      found: `no translation "${locale}" of this page`,
      expected: file,
      advice: `Translate it there, then npm run translations:update-hash -- ${file}. A page that waits for it needs nothing: the build shows the Spanish text at its address, with a notice. Only this check stays red, so that no release leaves without it.`,
    },
  }),

  unverifiedTranslation: (file: string): Message => ({
    es: {
      found: 'una traducción sin source_hash (sin verificar)',
      expected: 'la huella de la página en español de la que se hizo',
      advice: `Compárala con la página en español y ejecuta npm run translations:update-hash -- ${file}`,
    },
    en: {
      found: 'a translation without source_hash (unverified)',
      expected: 'the hash of the Spanish page that it was made from',
      advice: `Compare it with the Spanish page, then npm run translations:update-hash -- ${file}`,
    },
  }),

  /** @param own what the translation has, empty when it has nothing; `other` and `source` likewise for the Spanish page. */
  differentPart: (part: ComparedPart, position: number, own: string, other: string, source: string): Message => ({
    es: {
      found: own
        ? `${partNames[part].es} número ${position}: ${own}${units[part]?.es ?? ''}`
        : `que falta ${partNames[part].es} número ${position}`,
      expected: other ? `${other}${units[part]?.es ?? ''}, como en ${source}` : `ninguno, como en ${source}`,
      advice: 'Haz iguales los dos idiomas.',
    },
    en: {
      found: own
        ? `${partNames[part].en} number ${position}: ${own}${units[part]?.en ?? ''}`
        : `no ${partNames[part].en} number ${position}`,
      expected: other ? `${other}${units[part]?.en ?? ''}, as in ${source}` : `none, as in ${source}`,
      advice: 'Make both languages the same.',
    },
  }),

  keyInOneLanguage: (key: string, word: string, otherFile: string, near: string): Message => ({
    es: {
      found: `"${key}" ("${word}"), que ${otherFile} no tiene`,
      expected: 'las mismas claves en los dos idiomas',
      advice: `Agrégala a ${otherFile}, o quítala aquí.${suggestion(near).es}`,
    },
    en: {
      found: `"${key}" ("${word}"), which ${otherFile} does not have`,
      expected: 'the same keys in both languages',
      advice: `Add it to ${otherFile}, or take it out here.${suggestion(near).en}`,
    },
  }),

  unusedWord: (key: string, word: string, list: string): Message => ({
    es: {
      found: `"${key}" ("${word}"), que ninguna página ni imagen muestra`,
      expected: 'cada palabra en uso',
      advice: `Nómbrala en una página, dibújala, quítala de los dos idiomas, o da un motivo en ${list}.`,
    },
    en: {
      found: `"${key}" ("${word}"), which no page and no picture shows`,
      expected: 'every word in use',
      advice: `Name it on a page, draw it, take it out of both languages, or give a reason in ${list}.`,
    },
  }),

  listedKeyUnknown: (key: string): Message => ({
    es: {found: `"${key}", que el catálogo no tiene`, expected: 'claves del catálogo', advice: 'Quita la entrada.'},
    en: {
      found: `"${key}", which the catalogue does not have`,
      expected: 'keys of the catalogue',
      advice: 'Take the entry out.',
    },
  }),

  listedKeyInUse: (key: string): Message => ({
    es: {found: `"${key}", que está en uso`, expected: 'solo palabras que nada muestra', advice: 'Quita la entrada.'},
    en: {
      found: `"${key}", which is in use`,
      expected: 'only words that nothing shows',
      advice: 'Take the entry out.',
    },
  }),

  listedKeyWithoutReason: (key: string): Message => ({
    es: {found: `"${key}" sin motivo`, expected: 'un motivo', advice: 'Di por qué se guarda la palabra.'},
    en: {found: `"${key}" without a reason`, expected: 'a reason', advice: 'Say why the word is kept.'},
  }),
} as const;
