/** The languages of messages to writers, whatever languages the site has. */
const languages = ['es', 'en'] as const;
export type WriterLanguage = (typeof languages)[number];

/** The parts of an error message: what was found, what was expected, and what to do. */
export interface ErrorText {
  readonly found: string;
  readonly expected: string;
  readonly advice: string;
}

/** An error for writers. The type makes a missing translation a compile error. */
export type Message = Readonly<Record<WriterLanguage, ErrorText>>;

const sentence: Readonly<Record<WriterLanguage, (text: ErrorText) => string>> = {
  es: ({found, expected, advice}) => `se encontró ${found}; se esperaba ${expected}. ${advice}`,
  en: ({found, expected, advice}) => `found ${found}; expected ${expected}. ${advice}`,
};

/** The message in one language, as one line: `found <Steps> with two lists; expected one numbered list. Put the second ...` */
export function describeIn(language: WriterLanguage, message: Message): string {
  return sentence[language](message[language]);
}

/** The message in all languages, a line each, Spanish first. */
export function describe(message: Message): string {
  return languages.map((language) => describeIn(language, message)).join('\n  ');
}
