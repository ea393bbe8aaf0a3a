import {locales, type Locale} from '../../site-model/locales';

/** The parts of an error message: what was found, what was expected, and what to do. */
export interface ErrorText {
  readonly found: string;
  readonly expected: string;
  readonly advice: string;
}

/** An error for writers, in every language of the site. The type makes a missing translation a compile error. */
export type Message = Readonly<Record<Locale, ErrorText>>;

const sentence: Readonly<Record<Locale, (text: ErrorText) => string>> = {
  es: ({found, expected, advice}) => `se encontró ${found}; se esperaba ${expected}. ${advice}`,
  en: ({found, expected, advice}) => `found ${found}; expected ${expected}. ${advice}`,
};

/** The message in one language, as one line: `found <Steps> with two lists; expected one numbered list. Put the second ...` */
export function describeIn(locale: Locale, message: Message): string {
  return sentence[locale](message[locale]);
}

/** The message in all languages, a line each, Spanish first. */
export function describe(message: Message): string {
  return locales.map((locale) => describeIn(locale, message)).join('\n  ');
}
