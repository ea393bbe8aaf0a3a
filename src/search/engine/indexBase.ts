import {FORMAT_VERSION, type RootHeader} from '../format/layout';
import {decodeMessages} from '../format/messages';
import {isName, mergePostings, postingsOfNames} from '../format/names';
import {type PageSummary} from '../format/pageSummary';
import {type TermPostings} from '../format/postings';
import {decodeSynonyms, type SynonymRule} from '../format/synonyms';
import {type Analyzer, createAnalyzer, fold} from '../language/analyzer';
import {type DictionaryWord, type Entry, type FetchText} from './indexReader';

/** What the readers of both layouts share: the content of the header, and how its terms and files are read. */
export interface IndexBase {
  readonly analyzer: Analyzer;
  readonly pages: number;
  readonly synonyms: readonly SynonymRule[];
  /** The words that stand in synonyms alone. */
  readonly synonymWords: readonly string[];
  readonly messages: ReturnType<typeof decodeMessages>;
  /** The entries of names of pages, by their stems. */
  readonly names: ReadonlyMap<string, Entry>;
  readonly entryOf: (term: TermPostings) => Entry;
  readonly dictionaryWord: (word: string, logFrequency: number) => DictionaryWord;
  /** Fetches and reads a file, once; after a failure, again. */
  readonly load: <T>(file: string, read: (lines: string[]) => T) => Promise<T>;
}

/** The summary of a page that the index does not have. */
export const NO_PAGE: PageSummary = {url: '', title: '', headings: []};

/** Whether an entry begins with a prefix. */
export const hasPrefix =
  (prefix: string) =>
  (entry: Entry): boolean =>
    entry.folded.startsWith(prefix) || entry.stem.startsWith(prefix);

/**
 * Reads the header of an index.
 * @param line the first line of the root file
 * @throws when another version of the builder has written it
 */
export function parseHeader(line: string, root: string): RootHeader {
  const header = JSON.parse(line) as Omit<RootHeader, 'v'> & {readonly v: number};
  if (header.v !== FORMAT_VERSION) throw new Error(`${root}: expected format ${FORMAT_VERSION}, found ${header.v}`);
  return header as RootHeader;
}

function cachedLoader(fetchText: FetchText): IndexBase['load'] {
  const cache = new Map<string, Promise<unknown>>();
  return <T>(file: string, read: (lines: string[]) => T): Promise<T> => {
    const loading = cache.get(file) as Promise<T> | undefined;
    if (loading) return loading;
    const loaded = fetchText(file).then((text) => read(text.split('\n')));
    cache.set(file, loaded);
    // A failed file leaves the cache, so that Retry fetches it again.
    loaded.catch(() => cache.delete(file));
    return loaded;
  };
}

/** Prepares what is read from the header alone. */
export function createIndexBase(header: RootHeader, fetchText: FetchText): IndexBase {
  const analyzer = createAnalyzer(header.rules);
  const synonyms = decodeSynonyms(header.synonyms, analyzer);
  const postingsByName = postingsOfNames(synonyms.rules);
  const entryOf = (term: TermPostings): Entry => {
    const stem = analyzer.stem(term.word);
    const named = postingsByName.get(stem);
    const entry = {...term, folded: fold(term.word), stem};
    if (!named) return entry;
    const newPages = new Set(named.map(({page}) => page));
    for (const {page} of term.postings) newPages.delete(page);
    return {...entry, pages: term.pages + newPages.size, postings: mergePostings(term.postings, named)};
  };
  const nameEntries = [...postingsByName.keys()].filter(isName).map((word) => entryOf({word, pages: 0, postings: []}));
  return {
    analyzer,
    pages: header.n,
    synonyms: synonyms.rules,
    synonymWords: synonyms.words,
    messages: decodeMessages(header.messages),
    names: new Map(nameEntries.map((entry) => [entry.stem, entry])),
    entryOf,
    dictionaryWord: (word, logFrequency) => ({word, folded: fold(word), stem: analyzer.stem(word), logFrequency}),
    load: cachedLoader(fetchText),
  };
}
