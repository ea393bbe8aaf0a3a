import type {Locale} from '../../../site-model/locales';
import {suggestion} from '../didYouMean';
import type {Message} from '../message';

/** The attributes of `<Screen>`, as an error names what they may be. `where` is the name of the screen or dialog. */
const allowedValue: Readonly<Record<Locale, Readonly<Record<ScreenAttribute, (where: string) => string>>>> = {
  es: {
    name: () => 'una pantalla de la app',
    state: (where) => `un estado de la pantalla "${where}"`,
    dialog: (where) => `un diálogo de la pantalla "${where}"`,
    toast: (where) => `un mensaje de la pantalla "${where}"`,
    error: (where) => `un error de la pantalla "${where}"`,
    tap: (where) => `un control de la pantalla "${where}"`,
    tapInDialog: (where) => `un control del diálogo "${where}"`,
  },
  en: {
    name: () => 'a screen of the app',
    state: (where) => `a state of the screen "${where}"`,
    dialog: (where) => `a dialog of the screen "${where}"`,
    toast: (where) => `a message of the screen "${where}"`,
    error: (where) => `an error of the screen "${where}"`,
    tap: (where) => `a control of the screen "${where}"`,
    tapInDialog: (where) => `a control of the dialog "${where}"`,
  },
};

export type ScreenAttribute = 'name' | 'state' | 'dialog' | 'toast' | 'error' | 'tap' | 'tapInDialog';

/** Errors of `<Screen>`. */
export const screenErrors = {
  /** @param known the allowed values, joined; empty when there are none. */
  unknownValue: (what: ScreenAttribute, value: string, where: string, known: string, near: string): Message => {
    const attribute = what === 'tapInDialog' ? 'tap' : what;
    const found = `<Screen ${attribute}="${value}">`;
    return {
      es: {
        found,
        expected: allowedValue.es[what](where) + (known ? `: ${known}` : ', y no tiene ninguno'),
        advice: `Corrige ${attribute}, o quítalo.${suggestion(near).es}`,
      },
      en: {
        found,
        expected: allowedValue.en[what](where) + (known ? `: ${known}` : ', which there is none of'),
        advice: `Correct ${attribute}, or take it out.${suggestion(near).en}`,
      },
    };
  },

  controlOnDialog: (tap: string, dialog: string): Message => ({
    es: {
      found: `<Screen tap="${tap}">, que está en un diálogo de esta pantalla`,
      expected: `dialog="${dialog}" a su lado`,
      advice: `Agrega dialog="${dialog}".`,
    },
    en: {
      found: `<Screen tap="${tap}">, which is on a dialog of this screen`,
      expected: `dialog="${dialog}" beside it`,
      advice: `Add dialog="${dialog}".`,
    },
  }),
} as const;
