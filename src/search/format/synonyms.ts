import type {Analyzer} from '../language/analyzer';
import {EXACT} from './layout';

/** Synonyms as a query is matched with them. */
export interface DecodedSynonyms {
  /** `stems=stems,stems;...`: the canonical term, then its synonyms; after `EXACT` folded words. */
  readonly rules: string;
  /** The words of the synonyms, some more than once. */
  readonly words: readonly string[];
}

/** Decodes the synonyms of a root file, whose words are not stemmed: the same text also gives the words for completion. */
export function decodeSynonyms(encoded: string, {stem, contentWords}: Analyzer): DecodedSynonyms {
  const words: string[] = [];
  const stems = (phrase: string): string => {
    words.push(...contentWords(phrase));
    return phrase.startsWith(EXACT) ? phrase : phrase.split(' ').map(stem).join(' ');
  };
  const rules = encoded.split(';').map((rule) => {
    const [target = '', phrases = ''] = rule.split('=');
    return `${target}=${phrases.split(',').map(stems).join(',')}`;
  });
  return {rules: rules.join(';'), words};
}
