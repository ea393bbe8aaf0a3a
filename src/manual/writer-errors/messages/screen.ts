import {suggestion} from '../didYouMean';
import type {Message, WriterLanguage} from '../message';

type MarkAttribute = 'tap' | 'type' | 'look';
export type ScreenAttribute = 'name' | 'state' | 'dialog' | 'toast' | 'error' | MarkAttribute;

/** The attributes of `<Screen>`, as an error names what they may be. `where` is a screen or dialog with its name. */
const allowedValue: Readonly<Record<WriterLanguage, Readonly<Record<ScreenAttribute, (where: string) => string>>>> = {
  es: {
    name: () => 'una pantalla de la app',
    state: (where) => `un estado ${where}`,
    dialog: (where) => `un diálogo ${where}`,
    toast: (where) => `un mensaje ${where}`,
    error: (where) => `un error ${where}`,
    tap: (where) => `un control ${where}`,
    type: (where) => `un campo ${where}`,
    look: (where) => `una parte ${where}`,
  },
  en: {
    name: () => 'a screen of the app',
    state: (where) => `a state ${where}`,
    dialog: (where) => `a dialog ${where}`,
    toast: (where) => `a message ${where}`,
    error: (where) => `an error ${where}`,
    tap: (where) => `a control ${where}`,
    type: (where) => `a field ${where}`,
    look: (where) => `a part ${where}`,
  },
};

/** What can be done with a part of the screen, as an error says it. */
const acts: Readonly<Record<WriterLanguage, Readonly<Record<MarkAttribute, string>>>> = {
  es: {tap: 'algo que se toca', type: 'un campo donde se escribe', look: 'algo que se mira'},
  en: {tap: 'something to tap', type: 'a field to type in', look: 'something to look at'},
};

interface UnknownValue {
  readonly what: ScreenAttribute;
  readonly value: string;
  /** The name of the screen or dialog that was searched. */
  readonly where: string;
  readonly isDialog: boolean;
  /** The allowed values, joined; empty when there are none. */
  readonly known: string;
  readonly near: string;
}

/** Errors of `<Screen>`. */
export const screenErrors = {
  unknownValue: ({what, value, where, isDialog, known, near}: UnknownValue): Message => {
    const found = `<Screen ${what}="${value}">`;
    return {
      es: {
        found,
        expected:
          allowedValue.es[what](isDialog ? `del diálogo "${where}"` : `de la pantalla "${where}"`) +
          (known ? `: ${known}` : ', y no tiene ninguno'),
        advice: `Corrige ${what}, o quítalo.${suggestion(near).es}`,
      },
      en: {
        found,
        expected:
          allowedValue.en[what](isDialog ? `of the dialog "${where}"` : `of the screen "${where}"`) +
          (known ? `: ${known}` : ', which there is none of'),
        advice: `Correct ${what}, or take it out.${suggestion(near).en}`,
      },
    };
  },

  markOnDialog: (act: string, key: string, dialog: string): Message => ({
    es: {
      found: `<Screen ${act}="${key}">, que está en un diálogo de esta pantalla`,
      expected: `dialog="${dialog}" a su lado`,
      advice: `Agrega dialog="${dialog}".`,
    },
    en: {
      found: `<Screen ${act}="${key}">, which is on a dialog of this screen`,
      expected: `dialog="${dialog}" beside it`,
      advice: `Add dialog="${dialog}".`,
    },
  }),

  /** A picture must not make a button of what is none. */
  otherAct: (act: MarkAttribute, key: string, suitable: MarkAttribute): Message => ({
    es: {
      found: `<Screen ${act}="${key}">, que en la app es ${acts.es[suitable]}`,
      expected: `en ${act}, ${acts.es[act]}`,
      advice: `Usa ${suitable}="${key}".`,
    },
    en: {
      found: `<Screen ${act}="${key}">, which in the app is ${acts.en[suitable]}`,
      expected: `${acts.en[act]} in ${act}`,
      advice: `Use ${suitable}="${key}".`,
    },
  }),

  severalTaps: (keys: string): Message => ({
    es: {
      found: `<Screen tap="${keys}">`,
      expected: 'una sola clave: un paso toca un solo control',
      advice: 'Deja una clave, y haz otro paso para la otra.',
    },
    en: {
      found: `<Screen tap="${keys}">`,
      expected: 'one key: a step taps one control',
      advice: 'Leave one key, and make another step for the other.',
    },
  }),

  lookWithOther: (other: MarkAttribute): Message => ({
    es: {
      found: `<Screen> con look y ${other}`,
      expected: 'look sin otra marca; solo type y tap van juntos',
      advice: `Quita look o ${other}.`,
    },
    en: {
      found: `<Screen> with look and ${other}`,
      expected: 'look with no other mark; only type and tap go together',
      advice: `Take out look or ${other}.`,
    },
  }),
} as const;
