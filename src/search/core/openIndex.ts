import {fold} from '../../lib/text';
import {type Analyzer, createAnalyzer} from './analyzer';
import {knownMessage, type KnownMessage} from './findMessage';
import {
  type AnswerRow,
  decodePostings,
  type Description,
  FORMAT_VERSION,
  type PageRow,
  type Posting,
  type SearchIndex,
  type TermPostings,
} from './format';
import {type Names, openNames} from './names';

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
  /** The document frequency, where it is not the frequency of each entry. */
  readonly pages?: number;
}

/** A word of the query with everything it is expanded to. */
export interface QueryTerm {
  readonly typed: string;
  readonly expansions: Expansion[];
  /** The word searched for instead of the typed one, as the pages write it. */
  readonly corrected?: string;
}

/** A heading, or a message of the app. */
export interface Heading {
  readonly text: string;
  /** The anchor, without `#`. */
  readonly id: string;
}

/** A page, and its sections after the text above the first heading: headings, then messages. */
export interface Page {
  /** Address within the site, without baseUrl. */
  readonly url: string;
  readonly title: string;
  readonly sections: readonly Heading[];
  /** The one of the page, then one per section. */
  readonly descriptions: readonly Description[];
  /** Whether its task takes something away from the reader. */
  readonly isRemoval: boolean;
}

/** A term of the pages, and the readers' words for it. */
export interface SynonymRule {
  readonly target: readonly Entry[];
  /** In stems. */
  readonly phrases: readonly (readonly string[])[];
}

/** An index as a query is matched with it. */
export interface OpenIndex {
  readonly analyzer: Analyzer;
  readonly pages: readonly Page[];
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

const sectionsOf = (rows: readonly AnswerRow[]): Heading[] => rows.map(([text, id]) => ({text, id}));

function entriesOf(
  {synonyms}: SearchIndex,
  terms: readonly (TermPostings & {stem: string})[],
  {stem: stemOf, contentWords, isStop}: Analyzer,
): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (word: string, stem: string, postings: readonly Posting[]): void => {
    if (!entries.has(stem)) entries.set(stem, {word, stem, folded: fold(word), pages: countPages(postings), postings});
  };
  // A stop word is a term only where a name has it, and no subject.
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

const messagesOf = (pages: readonly PageRow[], analyzer: Analyzer): KnownMessage[] =>
  pages.flatMap(([, , headings, messages], page) =>
    [...headings, ...messages].map(([text], at) =>
      knownMessage({page, section: at + 1, text, isHeading: at < headings.length}, analyzer),
    ),
  );

/**
 * Reads the file of an index.
 * @throws when another version of the builder has written it
 */
export function readIndex(text: string): OpenIndex {
  const index = JSON.parse(text) as SearchIndex;
  if (index.version !== FORMAT_VERSION)
    throw new Error(`Search index: expected format ${FORMAT_VERSION}, found ${index.version}`);
  const analyzer = createAnalyzer(index.rules);
  const sectionCounts = index.pages.map(([, , headings]) => headings.length + 1);
  const terms = decodePostings(index.terms, sectionCounts).map((term) => ({...term, stem: analyzer.stem(term.word)}));
  const entries = entriesOf(index, terms, analyzer);
  return {
    analyzer,
    pages: index.pages.map(([url, title, headings, messages], page) => ({
      url,
      title,
      sections: sectionsOf([...headings, ...messages]),
      descriptions: index.descriptions[page] ?? [],
      isRemoval: analyzer.words(title).some((word) => analyzer.isRemoval(analyzer.stem(word))),
    })),
    entries,
    dictionary: [...entries.values()].filter(({word}) => word.length >= 3 && !/\d/.test(word)),
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
