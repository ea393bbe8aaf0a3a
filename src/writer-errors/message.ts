import en from './errors.en.json';
import es from './errors.es.json';

/** The languages of messages to writers, whatever languages the site has. Each has a file with the same keys and placeholders. */
const catalogues = {es, en} satisfies Record<string, typeof es>;
export type WriterLanguage = keyof typeof catalogues;
const languages = Object.keys(catalogues) as WriterLanguage[];

/** The parts of an error message: what was found, what was expected, and what to do. */
type ErrorText = Readonly<Record<'found' | 'expected' | 'advice', string>>;

/** An error for writers, in every language. */
export type Message = Readonly<Record<WriterLanguage, ErrorText>>;

/** Words that differ by language, to put into a message. */
export type Phrase = Readonly<Record<WriterLanguage, string>>;

type PhraseKey = keyof typeof es.phrases;
type Values = Readonly<Record<string, string | number | Phrase>>;

const byLanguage = <Content>(build: (language: WriterLanguage) => Content): Readonly<Record<WriterLanguage, Content>> =>
  Object.fromEntries(languages.map((language) => [language, build(language)])) as Record<WriterLanguage, Content>;

/** Puts the values into a text. @throws when a value that the text names is missing */
function fill(text: string, values: Values, language: WriterLanguage): string {
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for "${name}" in the message "${text}"`);
    return typeof value === 'object' ? value[language] : String(value);
  });
}

/**
 * An error of the catalogue, `errors.*.json`, with values for its `${placeholders}`.
 * @param near the name that was most likely meant, if there is one; the advice ends with it
 */
export function writerMessage(key: keyof typeof es.errors, values: Values = {}, near?: string): Message {
  return byLanguage((language) => {
    const {errors, suggestion} = catalogues[language];
    const {found, expected, advice} = errors[key];
    return {
      found: fill(found, values, language),
      expected: fill(expected, values, language),
      advice: fill(advice, values, language) + (near ? fill(suggestion, {near}, language) : ''),
    };
  });
}

/** A phrase of the catalogue that several messages use as a value. */
export const phrase = (key: PhraseKey, values: Values = {}): Phrase =>
  byLanguage((language) => fill(catalogues[language].phrases[key], values, language));

/** The expectation of a schema of the group, by the name in its issue. If there is no such name, the issue is the text itself. */
export function expectation(group: string, name: string): string | Phrase {
  const key = `${group}.${name}`;
  return key in es.phrases ? phrase(key as PhraseKey) : name;
}

/** The message in one language, as one line: `found <Steps> with two lists; expected one numbered list. Put the second ...` */
export function describeIn(language: WriterLanguage, error: Message): string {
  return fill(catalogues[language].sentence, error[language], language);
}

/** The message in all languages, one line each, Spanish first. */
export function describe(error: Message): string {
  return languages.map((language) => describeIn(language, error)).join('\n  ');
}
