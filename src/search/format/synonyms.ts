import type {Analyzer} from '../language/analyzer';
import {EXACT} from './layout';
import {isName} from './names';

/** A term of the pages and the readers' words for it, in stems. */
export interface SynonymRule {
  readonly target: readonly string[];
  /** Whether the target is a section, and the phrases are its names. */
  readonly isName: boolean;
  readonly phrases: readonly (readonly string[])[];
  /** Phrases that match as they stand, in folded words. */
  readonly exact: readonly string[];
}

/** Synonyms as a query is matched with them. */
export interface DecodedSynonyms {
  readonly rules: readonly SynonymRule[];
  /** The words of the synonyms, some more than once. */
  readonly words: readonly string[];
}

/** Decodes the synonyms of a root file, whose words are not stemmed: the same text also gives the words for completion. */
export function decodeSynonyms(encoded: string, {stem, contentWords}: Analyzer): DecodedSynonyms {
  const words: string[] = [];
  const rules = encoded.split(';').map((rule): SynonymRule => {
    const [target = '', encodedPhrases = ''] = rule.split('=');
    const phrases = encodedPhrases.split(',').filter((phrase) => phrase !== '');
    const isExact = (phrase: string): boolean => phrase.startsWith(EXACT);
    words.push(...phrases.flatMap(contentWords));
    return {
      target: target.split(' '),
      isName: isName(target),
      phrases: phrases.filter((phrase) => !isExact(phrase)).map((phrase) => phrase.split(' ').map(stem)),
      exact: phrases.filter(isExact).map((phrase) => phrase.slice(EXACT.length)),
    };
  });
  return {rules, words};
}
