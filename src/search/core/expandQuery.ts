import {fold} from '../../lib/text';
import {contentOf} from './analyzer';
import type {Entry, Expansion, OpenIndex, QueryTerm, SynonymRule} from './openIndex';
import {MAX_QUERY_LETTERS, MIN_CORRECTED_LETTERS, WEAK_EVIDENCE} from './weights';
import {hasPrefix, joinWords, spellingCorrection, splitWord, type Token} from './spelling';

// These limits, the limit of letters and the limit of a word's length limit the work for a query.
const MAX_TERMS = 12;
const MAX_COMPLETIONS = 12;

/** The most common words that begin with a prefix. */
const completions = (prefix: string, {entries}: OpenIndex): Entry[] =>
  [...entries.values()]
    .filter(hasPrefix(prefix))
    .sort((one, other) => other.pages - one.pages)
    .slice(0, MAX_COMPLETIONS);

/** The entry of a word, also of a diminutive (platita). */
function findWord(word: string, {entries, analyzer}: OpenIndex): Entry | undefined {
  const {stem, stripDiminutive} = analyzer;
  return entries.get(stem(word)) ?? entries.get(stem(stripDiminutive(word)));
}

function expandWord(word: string, isUnfinished: boolean, index: OpenIndex, isWholeQuery = false): QueryTerm[] {
  const foldedWord = fold(word);
  const exactEntry = findWord(word, index);
  // A single letter is completed only as the whole query: beside other words it is too ambiguous.
  const completionEntries =
    isUnfinished && (foldedWord.length > 1 || isWholeQuery) ? completions(foldedWord, index) : [];
  const expansions: Expansion[] = exactEntry ? [{entries: [exactEntry], weight: 1}] : [];
  const otherEntries = completionEntries.filter((entry) => entry.stem !== exactEntry?.stem);
  expansions.push(...otherEntries.map((entry) => ({entries: [entry], weight: WEAK_EVIDENCE})));
  return expansions.length > 0 ? [{typed: word, expansions}] : expandUnknownWord(word, isUnfinished, index);
}

/** Expands a word that is neither in the index nor the beginning of one that is. */
function expandUnknownWord(word: string, isUnfinished: boolean, index: OpenIndex): QueryTerm[] {
  // A word of the language is spelt correctly: no answer is better than the answer to another word.
  const {stem, isStop} = index.analyzer;
  if (isStop(word) || index.commonStems.has(stem(word))) return [{typed: word, expansions: []}];
  const foldedWord = fold(word);
  const correction =
    /\d/.test(word) || foldedWord.length < MIN_CORRECTED_LETTERS ? undefined : spellingCorrection(word, index);
  const isFar = correction === undefined || correction.cost > 1;
  const parts = isFar ? splitWord(foldedWord, index, isUnfinished) : undefined;
  if (parts) return expandParts(word, parts, isUnfinished, index);

  const expansions: Expansion[] = correction ? [{entries: [correction.entry], weight: 1}] : [];
  const isCorrected = correction !== undefined && !isFormOf(foldedWord, correction.entry.folded);
  return [isCorrected ? {typed: word, expansions, corrected: correction.entry.word} : {typed: word, expansions}];
}

/** Whether one word is the other with an ending: the beginning of it, or a plural of another language (mails). */
const isFormOf = (input: string, word: string): boolean => word.startsWith(input) || input.startsWith(word);

function expandParts(word: string, parts: readonly string[], isUnfinished: boolean, index: OpenIndex): QueryTerm[] {
  return parts
    .filter((part) => !index.analyzer.isStop(part))
    .flatMap((part) => expandWord(part, isUnfinished && part === parts.at(-1), index))
    .map((term, at) => (at === 0 ? {...term, typed: word, corrected: parts.join(' ')} : term));
}

/** Expands every word of a query, up to the limits above. The last word counts as unfinished, unless a space follows it. */
export function expandQuery(text: string, index: OpenIndex): QueryTerm[] {
  const query = text.slice(0, MAX_QUERY_LETTERS);
  const {words, isStop} = index.analyzer;
  const tokens = joinWords(words(query), index);
  const contentTokens = contentOf(tokens, ({word}) => isStop(word)).slice(0, MAX_TERMS);
  const isFinished =
    /\s$/.test(query) ||
    !query
      .trim()
      .toLowerCase()
      .endsWith(contentTokens.at(-1)?.typed ?? '');
  const expandToken = ({typed, word}: Token, at: number): QueryTerm[] => {
    const term = expandWord(word, at === contentTokens.length - 1 && !isFinished, index, tokens.length === 1);
    return typed === word ? term : term.map((one) => ({...one, typed, corrected: word}));
  };
  const terms = contentTokens.flatMap(expandToken);
  addSynonyms(terms, index);
  return terms;
}

/**
 * The highest weight of each stem among expansions.
 * @param weights of other stems, which the result includes
 */
export function stemWeights(
  expansions: readonly Expansion[],
  weights = new Map<string, number>(),
): Map<string, number> {
  for (const {entries, weight} of expansions)
    for (const {stem} of entries) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  return weights;
}

interface SynonymMatch {
  readonly rule: SynonymRule;
  /** The numbers of the terms. */
  readonly at: readonly number[];
  readonly weight: number;
}

/** The synonyms of the words and phrases of the query; longer phrases first, since they are more specific. */
function matchSynonyms(terms: readonly QueryTerm[], {synonyms}: OpenIndex): SynonymMatch[] {
  const weights = terms.map(({expansions}) => stemWeights(expansions));
  const stems = new Set(weights.flatMap((termWeights) => [...termWeights.keys()]));
  const weightAt = (at: number | undefined, stem: string): number => weights[at ?? -1]?.get(stem) ?? 0;
  const matches = synonyms.flatMap((rule) =>
    rule.phrases
      .filter((phrase) => phrase.every((stem) => stems.has(stem)))
      .flatMap((phrase) =>
        terms.map((_, first): SynonymMatch => {
          const at = phrase.map((_stem, nth) => first + nth);
          const weight = Math.min(...phrase.map((stem, nth) => weightAt(at[nth], stem)));
          return {rule, at, weight: weight * WEAK_EVIDENCE};
        }),
      ),
  );
  return matches.filter(({weight}) => weight > 0).sort((one, other) => other.at.length - one.at.length);
}

/** Adds the terms of the pages to every word or phrase that is a synonym of theirs. */
function addSynonyms(terms: readonly QueryTerm[], index: OpenIndex): void {
  for (const {rule, at, weight} of matchSynonyms(terms, index))
    for (const number of at) terms[number]?.expansions.push({entries: rule.target, weight});
}
