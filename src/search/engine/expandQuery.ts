import {IMPACTS} from '../format/layout';
import {MAX_QUERY_LETTERS} from '../limits';
import {fold} from '../language/analyzer';
import type {Entry, IndexReader} from './indexReader';
import {joinWords, splitWord, type Token} from './segmentation';
import {GOOD_COST, spellingCorrections} from './spelling';
import {addSynonyms, expandExactPhrases} from './synonyms';

/** One expansion of a typed word: entries whose postings match it together, with a weight. */
export interface Expansion {
  readonly entries: readonly Entry[];
  readonly weight: number;
  /** The document frequency, when not that of each entry. */
  readonly pages?: number;
}

/** A word of the query with everything it is expanded to. */
export interface QueryTerm {
  readonly typed: string;
  readonly expansions: Expansion[];
  /** The word searched for instead of the typed one, as the pages write it. */
  readonly corrected?: string;
}

/** With this limit, that of the letters, and that of the length of a word, the work for a query is bounded. */
const MAX_TERMS = 12;

const COMPLETION_WEIGHT = 0.85;
const COMPLETION_WEIGHT_BESIDE_EXACT = 0.4;
const CORRECTION_WEIGHT = 0.9;
/** That something is denied decides between answers, and is no subject. */
const NEGATION_WEIGHT = 0.5;
/** Up to this cost a correction has its full weight; beyond it, each unit of cost takes this much. */
const CERTAIN_COST = 0.6;
const WEIGHT_PER_COST = 0.3;
const MAX_COMPLETIONS = 12;
/** In the sharded layout each completion and correction may be a request. */
const MAX_FETCHED_COMPLETIONS = 3;
const MAX_FETCHED_CORRECTIONS = 2;
/** A suffix that is being typed is part of no stem: notificaci, notific. */
const MAX_SUFFIX_LETTERS = 3;

async function completions(prefix: string, index: IndexReader, isWord: boolean): Promise<Entry[]> {
  const near = await index.withPrefix(prefix);
  if (near) return near.sort((one, other) => other.pages - one.pages).slice(0, MAX_COMPLETIONS);
  if (isWord) return [];
  const words = (await index.dictionary(index.analyzer.phoneticKey(prefix).charAt(0), 0)) ?? [];
  const matching = words
    .filter(({folded}) => folded.startsWith(prefix))
    .sort((one, other) => other.logFrequency - one.logFrequency);
  const found = await Promise.all(matching.slice(0, MAX_FETCHED_COMPLETIONS).map(({stem}) => index.find(stem)));
  return found.filter((entry) => entry !== undefined);
}

/** The word whose stem is what was typed without its unfinished suffix. */
async function withoutUnfinishedSuffix(typed: string, index: IndexReader): Promise<Entry | undefined> {
  for (let length = typed.length - 1; length >= Math.max(4, typed.length - MAX_SUFFIX_LETTERS); length--) {
    const entry = await index.find(typed.slice(0, length));
    if (entry && entry.pages > 0) return entry;
  }
  return undefined;
}

/** On a large site a word that hardly any page has, and none in a heading, may itself be misspelt. */
function mayBeMisspelt(entry: Entry, pages: number): boolean {
  return (
    pages > 300 &&
    entry.pages > 0 &&
    entry.pages <= 1 + pages / 3000 &&
    entry.postings.every(({impact}) => impact < IMPACTS.heading)
  );
}

/** The entry of a word, also of a diminutive (platita). */
async function findWord(typed: string, index: IndexReader): Promise<Entry | undefined> {
  const {stem, stripDiminutive} = index.analyzer;
  return (await index.find(stem(typed))) ?? (index.sharded ? undefined : index.find(stem(stripDiminutive(typed))));
}

async function expandWord(
  typed: string,
  unfinished: boolean,
  index: IndexReader,
  isWholeQuery = false,
): Promise<QueryTerm[]> {
  const folded = fold(typed);
  const exact = await findWord(typed, index);
  // A single letter is completed only as the whole query: beside other words it is too ambiguous, and in shards it would be many requests.
  const isPrefix = unfinished && (folded.length > 1 || (isWholeQuery && !index.sharded));
  const completed = isPrefix ? await completions(folded, index, exact !== undefined) : [];
  const weightOfExact = exact && index.analyzer.isNegation(exact.stem) ? NEGATION_WEIGHT : 1;
  const expansions: Expansion[] = exact ? [{entries: [exact], weight: weightOfExact}] : [];
  const others = completed.filter((entry) => entry.stem !== exact?.stem);
  const pages = others.reduce((sum, entry) => sum + entry.pages, 0);
  const weight = exact ? COMPLETION_WEIGHT_BESIDE_EXACT : COMPLETION_WEIGHT;
  expansions.push(...others.map((entry) => ({entries: [entry], weight, pages})));
  if (expansions.length > 0 && !(exact && mayBeMisspelt(exact, index.pages))) return [{typed, expansions}];

  const found = /\d/.test(typed) || folded.length < 4 ? [] : await spellingCorrections(typed, index, unfinished);
  const [best] = found;
  const stemmed = unfinished && !exact ? await withoutUnfinishedSuffix(folded, index) : undefined;
  const isFar = best === undefined || best.cost > GOOD_COST;
  if (stemmed && isFar) return [{typed, expansions: [{entries: [stemmed], weight: COMPLETION_WEIGHT}]}];
  const parts = isFar ? await splitWord(folded, index, unfinished) : undefined;
  if (parts) return expandParts(typed, parts, unfinished, index);
  if (stemmed) expansions.push({entries: [stemmed], weight: COMPLETION_WEIGHT_BESIDE_EXACT});

  const corrections = await Promise.all(
    (index.sharded ? found.slice(0, MAX_FETCHED_CORRECTIONS) : found).map(async ({stem, cost}) => ({
      entry: await index.find(stem),
      weight: correctionWeight(cost),
    })),
  );
  // A worse correction must not win for being the rarer word.
  const nearest = corrections[0]?.entry?.pages ?? 0;
  for (const {entry, weight: ofCorrection} of corrections)
    if (entry) expansions.push({entries: [entry], weight: ofCorrection, pages: Math.max(nearest, entry.pages)});
  const isCorrected =
    best !== undefined && !exact && best.stem !== stemmed?.stem && !fold(best.word).startsWith(folded);
  return [isCorrected ? {typed, expansions, corrected: best.word} : {typed, expansions}];
}

/** A distant correction is a guess: it must not outweigh the words that are known. */
const correctionWeight = (cost: number): number =>
  CORRECTION_WEIGHT - Math.max(0, cost - CERTAIN_COST) * WEIGHT_PER_COST;

async function expandParts(
  typed: string,
  parts: readonly string[],
  unfinished: boolean,
  index: IndexReader,
): Promise<QueryTerm[]> {
  const contentWords = parts.filter((part) => !index.analyzer.isStop(part));
  const terms = await Promise.all(
    contentWords.map((part) => expandWord(part, unfinished && part === parts.at(-1), index)),
  );
  return terms.flat().map((term, at) => (at === 0 ? {...term, typed, corrected: parts.join(' ')} : term));
}

/** Expands every word of a query, up to the limits above. The last word counts as unfinished, unless a space follows it. */
export async function expandQuery(text: string, index: IndexReader): Promise<QueryTerm[]> {
  const query = text.slice(0, MAX_QUERY_LETTERS);
  const {words, isStop} = index.analyzer;
  const {terms: phrases, others} = await expandExactPhrases(words(query), index);
  const all = await joinWords(others, index);
  const some = all.filter(({word}) => !isStop(word));
  const tokens = (some.length > 0 || phrases.length > 0 ? some : all).slice(0, MAX_TERMS);
  const finished =
    /\s$/.test(query) ||
    !query
      .trim()
      .toLowerCase()
      .endsWith(tokens.at(-1)?.typed ?? '');
  const expandToken = async ({typed, word}: Token, at: number): Promise<QueryTerm[]> => {
    const found = await expandWord(word, at === tokens.length - 1 && !finished, index, all.length === 1);
    return typed === word ? found : found.map((one) => ({...one, typed, corrected: word}));
  };
  const found = [...phrases, ...(await Promise.all(tokens.map(expandToken))).flat()];
  await addSynonyms(found, index);
  return found;
}
