import {fold} from '../../lib/text';
import {type Analyzer, createAnalyzer} from './analyzer';
import {decodePostings, type Page, type Posting, type SearchIndex, type TermPostings} from './format';
import {knownMessage, type KnownMessage, type Names, openNames} from './names';

/** A term of the index. */
export interface Entry {
  readonly word: string;
  readonly stem: string;
  readonly folded: string;
  /** Document frequency. */
  readonly pages: number;
  readonly postings: readonly Posting[];
}

/** One expansion of a typed word: entries whose postings match it together, with a weight. */
export interface Expansion {
  readonly entries: readonly Entry[];
  readonly weight: number;
}

/** A word of the query with everything it is expanded to. */
export interface QueryTerm {
  readonly typed: string;
  readonly expansions: Expansion[];
  /** The corrected word, spelt as on the pages. */
  readonly corrected?: string;
}

/** A term of the pages, and the readers' words for it. */
export interface SynonymRule {
  readonly target: readonly Entry[];
  /** In stems. */
  readonly phrases: readonly (readonly string[])[];
}

/** An index that is ready for queries. */
export interface OpenIndex {
  readonly analyzer: Analyzer;
  /** `isRemoval`: the task of the page removes something of the reader's. */
  readonly pages: readonly (Page & {readonly isRemoval: boolean})[];
  /** By stem: the terms of the pages, and the words of synonyms, which may be on no page. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The words that a misspelt word may be corrected to. */
  readonly dictionary: readonly Entry[];
  /** Stems of words that are never corrected. */
  readonly commonStems: ReadonlySet<string>;
  readonly synonyms: readonly SynonymRule[];
  readonly names: Names;
  readonly messages: readonly KnownMessage[];
}

const countPages = (postings: readonly Posting[]): number => new Set(postings.map(({page}) => page)).size;

function entriesOf(
  {synonyms}: SearchIndex,
  terms: readonly (TermPostings & {stem: string})[],
  {stem: stemOf, contentWords, isStop}: Analyzer,
): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (word: string, stem: string, postings: readonly Posting[]): void => {
    if (!entries.has(stem)) entries.set(stem, {word, stem, folded: fold(word), pages: countPages(postings), postings});
  };
  // A stop word is a term only because a name has it, and is never a topic.
  for (const {word, stem, postings} of terms) if (postings.length > 0 || !isStop(word)) add(word, stem, postings);
  for (const word of synonyms.flatMap(([, ...phrases]) => phrases).flatMap(contentWords)) add(word, stemOf(word), []);
  return entries;
}

function rulesOf(index: SearchIndex, entries: ReadonlyMap<string, Entry>, {stem}: Analyzer): SynonymRule[] {
  return index.synonyms.map(([stems, ...phrases]) => ({
    target: stems.split(' ').flatMap((one) => entries.get(one) ?? []),
    phrases: phrases.map((phrase) => phrase.split(' ').map(stem)),
  }));
}

const messagesOf = (pages: readonly Page[], analyzer: Analyzer): KnownMessage[] =>
  pages.flatMap(({sections, messages}, page) =>
    sections
      .map(({text}, section) =>
        knownMessage({page, section, text, isHeading: section < sections.length - messages}, analyzer),
      )
      .slice(1),
  );

/** Reads the file of an index. */
export function readIndex(text: string): OpenIndex {
  const index = JSON.parse(text) as SearchIndex;
  const analyzer = createAnalyzer(index.rules);
  const sectionCounts = index.pages.map(({sections, messages}) => sections.length - messages);
  const terms = decodePostings(index.terms, sectionCounts).map((term) => ({...term, stem: analyzer.stem(term.word)}));
  const entries = entriesOf(index, terms, analyzer);
  return {
    analyzer,
    pages: index.pages.map((page) => ({
      ...page,
      isRemoval: analyzer.words(page.title).some((word) => analyzer.isRemoval(analyzer.stem(word))),
    })),
    entries,
    dictionary: [...entries.values()].filter(({word}) => !/\d/.test(word)),
    commonStems: new Set(index.commonStems.split(' ')),
    synonyms: rulesOf(index, entries, analyzer),
    names: openNames(
      index,
      terms.map(({stem}) => stem),
      analyzer,
    ),
    messages: messagesOf(index.pages, analyzer),
  };
}
