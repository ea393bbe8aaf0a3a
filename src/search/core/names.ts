import {fold} from '../../lib/text';
import type {Analyzer} from './analyzer';
import {decodeNumbers, PAGE_TOP, type SearchIndex, STEPS} from './format';
import {stemWeights} from './expandQuery';
import type {QueryTerm} from './openIndex';
import {NAMES_WEIGHT, QUESTION_LENGTH, SHORT_NAME, WEAK_EVIDENCE} from './weights';

/** A question that a page or section answers: its title, heading or message, or a reader's name for it. Stop words stay: they say a lot. */
interface Name {
  readonly page: number;
  readonly section: number;
  /** Whether it is a reader's name, and not a text of the pages. */
  readonly isReaders: boolean;
  readonly stems: ReadonlySet<string>;
  /** The rarities of its stems, added up. */
  readonly length: number;
}

/** The names of all sections, each a small document. */
export interface Names {
  readonly list: readonly Name[];
  /** The inverse document frequency of a stem among all sections; 0 for a stem that no section has. */
  readonly rarityOf: (stem: string) => number;
}

const lengthOf = (stems: ReadonlySet<string>, rarityOf: Names['rarityOf']): number =>
  [...stems].reduce((sum, stem) => sum + rarityOf(stem), 0);

const keyOf = ({page, section}: Pick<Name, 'page' | 'section'>): string => `${page} ${section}`;

/**
 * Reads the names, titles, headings and messages of an index.
 * @param terms the stems of its terms
 */
export function openNames(index: SearchIndex, terms: readonly string[], {words, stem}: Analyzer): Names {
  const matches = index.names.flatMap(([page, section, ...phrases]) =>
    phrases.map((phrase) => ({
      page,
      section,
      isReaders: true,
      stems: decodeNumbers(phrase).map((number) => terms[number] ?? ''),
    })),
  );
  const texts = index.pages.flatMap(({title, sections}, page) =>
    sections.flatMap(({text, id}, section) =>
      id === STEPS
        ? []
        : [{page, section, isReaders: false, stems: words(section === PAGE_TOP ? title : text).map(stem)}],
    ),
  );
  const names = [...matches, ...texts].map((name) => ({...name, stems: new Set(name.stems)}));
  const sections = new Map<string, Set<string>>();
  // Messages do not count towards the rarity of a word.
  const firstMessages = index.pages.map(({sections: {length}, messages}) => length - messages);
  for (const name of names.filter(({page, section}) => section < (firstMessages[page] ?? 0)))
    for (const one of name.stems) sections.set(one, (sections.get(one) ?? new Set()).add(keyOf(name)));
  const count = new Set(names.map(keyOf)).size;
  const rarities = new Map([...sections].map(([one, keys]) => [one, Math.log(1 + count / keys.size)]));
  const rarityOf = (one: string): number => rarities.get(one) ?? 0;
  return {list: names.map((name) => ({...name, length: lengthOf(name.stems, rarityOf)})), rarityOf};
}

/**
 * Scores the sections of each page by the names that are nearest to the query: shared words count by their rarity, and words that only
 * one has lower the score. A short query is a subject rather than a question, unless it is one of the readers' names.
 */
export function scoreNames(
  query: string,
  terms: readonly QueryTerm[],
  {list, rarityOf}: Names,
  {words, stem}: Analyzer,
): Map<number, Map<number, number>> {
  const stems = words(query).map(stem);
  const queryStems = new Set(stems);
  const singleWords = terms.flatMap(({expansions}) => expansions).filter(({entries}) => entries.length === 1);
  const weights = stemWeights(singleWords, new Map(stems.map((one) => [one, 1])));
  const question = Math.min(1, terms.length / QUESTION_LENGTH);
  const length = lengthOf(queryStems, rarityOf);
  const places = new Map<string, {page: number; section: number; best: number; next: number}>();
  for (const name of list) {
    let sharedRarity = 0;
    for (const one of name.stems) sharedRarity += (weights.get(one) ?? 0) * rarityOf(one);
    if (sharedRarity === 0) continue;
    const queryShare = Math.min(1, sharedRarity / length);
    const nameShare = sharedRarity / name.length;
    const isWhole =
      name.isReaders && name.stems.size === queryStems.size && [...queryStems].every((one) => name.stems.has(one));
    const value = sharedRarity * Math.sqrt(nameShare * queryShare) * (isWhole ? 1 : question);
    const {page, section} = name;
    const key = keyOf(name);
    const {best, next} = places.get(key) ?? {best: 0, next: 0};
    places.set(key, {page, section, best: Math.max(best, value), next: Math.max(next, Math.min(best, value))});
  }
  const pages = new Map<number, Map<number, number>>();
  for (const {page, section, best, next} of places.values()) {
    const sections = pages.get(page) ?? new Map<number, number>();
    pages.set(page, sections.set(section, NAMES_WEIGHT * (best + WEAK_EVIDENCE * next)));
  }
  return pages;
}

/** A message of the app or a heading. */
interface Message {
  readonly page: number;
  readonly section: number;
  readonly text: string;
  readonly isHeading: boolean;
}

/** A message or a heading, prepared for comparison with queries. */
export interface KnownMessage extends Message {
  /** Two words may also describe a task: "recover password". */
  readonly isLong: boolean;
  /** Its words, folded, between spaces. Short messages have no stop words, since readers add some: "it is canceled". */
  readonly words: string;
}

const spacedWords = (words: readonly string[]): string => ` ${words.map(fold).join(' ')} `;

/** A message of the app with its words as a query is compared with them. */
export function knownMessage(message: Message, {words, contentWords}: Analyzer): KnownMessage {
  const messageWords = words(message.text);
  const isLong = messageWords.length > SHORT_NAME;
  return {...message, isLong, words: spacedWords(isLong ? messageWords : contentWords(message.text))};
}

/**
 * The longest message that a query repeats word for word; a heading and a short message must be the whole query. A query that only
 * resembles a message finds it by its name.
 */
export function findMessage(
  query: string,
  messages: readonly KnownMessage[],
  {words, contentWords}: Analyzer,
): KnownMessage | undefined {
  const [queryWords, queryContent] = [spacedWords(words(query)), spacedWords(contentWords(query))];
  const repeats = ({words: messageWords, isLong, isHeading}: KnownMessage): boolean => {
    if (isHeading) return isLong && queryWords === messageWords;
    return isLong ? queryWords.includes(messageWords) : queryContent === messageWords;
  };
  const [longestMessage] = messages.filter(repeats).sort((one, other) => other.words.length - one.words.length);
  return longestMessage;
}
