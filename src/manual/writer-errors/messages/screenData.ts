import {suggestion} from '../didYouMean';
import type {Message, WriterLanguage} from '../message';

/** What a value must be; the schema of the screens names the expectation. */
const expectations: Readonly<Record<string, Readonly<Record<WriterLanguage, string>>>> = {
  key: {es: 'una clave, como contacts.add', en: 'a key, such as contacts.add'},
  keys: {es: 'una lista de claves, como [contacts.saved]', en: 'a list of keys, such as [contacts.saved]'},
  flag: {es: 'true', en: 'true'},
  icon: {es: 'un icono de la app', en: 'an icon of the app'},
  kind: {es: 'una sola pieza, como button: contacts.add', en: 'one widget, such as button: contacts.add'},
  state: {es: 'en notIn, un estado que otra pieza tiene en in', en: 'in notIn, a state that another widget has in in'},
  widget: {es: 'una pieza, como button: contacts.add', en: 'a widget, such as button: contacts.add'},
  widgets: {es: 'una lista de piezas', en: 'a list of widgets'},
  screen: {es: 'una pantalla con sus widgets', en: 'a screen with its widgets'},
  screens: {es: 'pantallas por su nombre', en: 'screens by their names'},
};

const advice = {
  es: 'Mira src/manual/screens/README.md.',
  en: 'See src/manual/screens/README.md.',
};

/** Errors in the files that describe the screens of the app. */
export const screenDataErrors = {
  unreadable: (reason: string): Message => ({
    es: {found: `un error de YAML: ${reason}`, expected: 'un archivo YAML', advice: advice.es},
    en: {found: `an error of YAML: ${reason}`, expected: 'a YAML file', advice: advice.en},
  }),

  unknownName: (name: string, where: string, known: string, near: string): Message => ({
    es: {found: `"${name}" en ${where}`, expected: known, advice: `Corrige el nombre.${suggestion(near).es}`},
    en: {found: `"${name}" in ${where}`, expected: known, advice: `Correct the name.${suggestion(near).en}`},
  }),

  wrongValue: (where: string, expectation: string): Message => ({
    es: {found: `otra cosa en ${where}`, expected: expectations[expectation]?.es ?? expectation, advice: advice.es},
    en: {
      found: `something else in ${where}`,
      expected: expectations[expectation]?.en ?? expectation,
      advice: advice.en,
    },
  }),

  notOnScreen: (name: string, near: string): Message => ({
    es: {
      found: `<OnScreen> con "${name}", que no dice dónde se explica`,
      expected: 'una pantalla de src/manual/screens o un mensaje del catálogo, con `at`',
      advice: `Corrige el nombre, o agrega \`at\`.${suggestion(near).es}`,
    },
    en: {
      found: `<OnScreen> with "${name}", which does not say where it is explained`,
      expected: 'a screen of src/manual/screens or a message of the catalogue, with `at`',
      advice: `Correct the name, or add \`at\`.${suggestion(near).en}`,
    },
  }),

  notATab: (name: string, known: string): Message => ({
    es: {found: `<OnScreen tab="${name}">`, expected: `una de ${known}`, advice: 'Usa una de estas.'},
    en: {found: `<OnScreen tab="${name}">`, expected: `one of ${known}`, advice: 'Use one of these.'},
  }),
} as const;
