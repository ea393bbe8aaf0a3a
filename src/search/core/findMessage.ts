import {fold} from '../../lib/text';
import type {Analyzer} from './analyzer';

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

const MIN_WORDS = 3;

const spacedWords = (words: readonly string[]): string => ` ${words.map(fold).join(' ')} `;

export function knownMessage(message: Message, {words, contentWords}: Analyzer): KnownMessage {
  const messageWords = words(message.text);
  const isLong = messageWords.length >= MIN_WORDS;
  return {...message, isLong, words: spacedWords(isLong ? messageWords : contentWords(message.text))};
}

/**
 * The longest message that a query repeats word for word; a heading and a short message must be the whole query. A query that only
 * resembles a message finds it by its name (names.ts).
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
  const [longest] = messages.filter(repeats).sort((one, other) => other.words.length - one.words.length);
  return longest;
}
