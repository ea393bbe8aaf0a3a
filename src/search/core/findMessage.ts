import {fold} from '../../lib/text';
import type {Analyzer} from './analyzer';
import type {QueryTerm} from './openIndex';

/** A message of the app or a heading. */
interface Message {
  readonly page: number;
  readonly section: number;
  readonly text: string;
  readonly isHeading: boolean;
}

/** A message or a heading, prepared for comparison with queries. */
export interface KnownMessage extends Message {
  /** All its words, folded, between spaces. */
  readonly words: string;
  /** The stems of its content words; none for a heading, which must be the whole query: its words have postings. */
  readonly stems: ReadonlySet<string>;
}

/** A message that a query repeats, and whether the query contains it word for word. */
export interface FoundMessage {
  readonly message: KnownMessage;
  readonly isVerbatim: boolean;
}

/** The weight of typed words and corrections, which repeat what the reader saw; completions and synonyms have less. */
const MIN_WEIGHT = 0.86;
/** The minimum share of the words of a message that are in the query, and of the query that are in the message. */
const MIN_OF_MESSAGE = 0.75;
const MIN_OF_QUERY = 0.6;
/** Two words may also describe a task: "recover password". */
const MIN_WORDS_VERBATIM = 3;

const wordsOf = (text: string, {words}: Analyzer): string => ` ${words(text).map(fold).join(' ')} `;

export function knownMessage(message: Message, analyzer: Analyzer): KnownMessage {
  const stems = message.isHeading ? [] : analyzer.contentWords(message.text).map(analyzer.stem);
  return {...message, words: wordsOf(message.text, analyzer), stems: new Set(stems)};
}

/** The stems of a word of the query and of its correction. */
function stemsOf({typed, expansions}: QueryTerm, {stem}: Analyzer): Set<string> {
  const certain = expansions.filter(({weight, entries}) => weight >= MIN_WEIGHT && entries.length === 1);
  return new Set([stem(typed), ...certain.flatMap(({entries}) => entries.map((entry) => entry.stem))]);
}

/** The message that a query repeats, whole or nearly; nothing where it only has some of the words. */
export function findMessage(
  query: string,
  terms: readonly QueryTerm[],
  messages: readonly KnownMessage[],
  analyzer: Analyzer,
): FoundMessage | undefined {
  const stemSets = terms.map((term) => stemsOf(term, analyzer));
  const text = wordsOf(query, analyzer);
  const [best] = messages
    .map((message) => {
      const {words, stems, isHeading} = message;
      const ofMessage = [...stems].filter((stem) => stemSets.some((set) => set.has(stem))).length / stems.size;
      const ofQuery = stemSets.filter((set) => [...set].some((stem) => stems.has(stem))).length / stemSets.length;
      const isLong = words.trim().split(' ').length >= MIN_WORDS_VERBATIM;
      const isIn = isHeading ? text === words : text.includes(words);
      const isAlike = ofMessage >= MIN_OF_MESSAGE && ofQuery >= MIN_OF_QUERY;
      const closeness = (isIn ? words.length : 0) + (isAlike ? ofMessage * ofQuery : 0);
      return {message, isVerbatim: isLong && isIn, isFound: isAlike || (isLong && isIn), closeness};
    })
    .filter(({isFound}) => isFound)
    .sort((one, other) => other.closeness - one.closeness);
  return best;
}
