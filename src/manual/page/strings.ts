import type {Locale} from '../../site-model/locales';

/** The few words that the components add to a page themselves. */
interface Strings {
  readonly inTheApp: string;
  readonly seeNow: string;
}

export const strings: Readonly<Record<Locale, Strings>> = {
  es: {inTheApp: 'En la app', seeNow: 'Qué debes ver ahora'},
  en: {inTheApp: 'In the app', seeNow: 'What you should see now'},
};
