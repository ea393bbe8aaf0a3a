import {type Description, decodeDescriptions} from '../format/description';
import {FORMAT_VERSION, linesOf, type RootHeader} from '../format/layout';
import {decodeMessages} from '../format/messages';
import {isName, mergePostings, postingsOfNames} from '../format/names';
import {decodeNumbers} from '../format/varint';
import {type PageSummary, decodePage} from '../format/pageSummary';
import {decodePostings, type TermPostings} from '../format/postings';
import {decodeWords} from '../format/frontCoding';
import {type Analyzer, createAnalyzer, fold} from '../language/analyzer';
import {decodeSynonyms, type SynonymRule} from '../format/synonyms';
import {type KnownMessage, indexMessages} from './findMessage';

/** A term of the index with its stem and folded form. */
export interface Entry extends TermPostings {
  readonly stem: string;
  readonly folded: string;
}

/** A word of the dictionary for spelling correction. */
export interface DictionaryWord {
  readonly word: string;
  readonly stem: string;
  readonly folded: string;
  /** log2 of one more than the number of pages it is on. */
  readonly logFrequency: number;
}

/** Reads an index of either layout. Every promise rejects when a fetch does, and may be retried. */
export interface IndexReader {
  readonly analyzer: Analyzer;
  readonly pages: number;
  readonly synonyms: readonly SynonymRule[];
  /** The messages of the app; in one file also the headings, for a query that repeats one. */
  readonly messages: readonly KnownMessage[];
  /** Whether every lookup may be another request. */
  readonly sharded: boolean;
  readonly find: (stem: string) => Promise<Entry | undefined>;
  /** Terms that begin with a prefix, or `undefined` when they are spread over too many files. */
  readonly withPrefix: (prefix: string) => Promise<Entry[] | undefined>;
  /** Words by the first letter of their phonetic key, most common first, in parts: `undefined` after the last part. */
  readonly dictionary: (keyInitial: string, part: number) => Promise<DictionaryWord[] | undefined>;
  readonly summary: (page: number) => Promise<PageSummary>;
  /** The descriptions of the answers of a page: of the page itself, then of each of its headings, then of its messages. */
  readonly descriptions: (page: number) => Promise<readonly Description[]>;
}

/** Fetches a file of the index by its name. Rejects when it cannot. */
export type FetchText = (name: string) => Promise<string>;

const POSTINGS_END = 6;
const FIRST_LINES = POSTINGS_END + 1;
/** More files than this are not fetched for one prefix: the dictionary has the common words. */
const MAX_FILES = 2;

const NO_PAGE: PageSummary = {url: '', title: '', headings: []};

/** Sorts after every stem with this prefix. */
const after = (prefix: string): string => `${prefix}\uffff`;

/** Opens an index by its root file. Rejects when it was written by another version of the builder. */
export async function openIndex(fetchText: FetchText, root: string): Promise<IndexReader> {
  const lines = (await fetchText(root)).split('\n');
  const header = JSON.parse(lines[0] ?? '') as Omit<RootHeader, 'v'> & {readonly v: number};
  if (header.v !== FORMAT_VERSION) throw new Error(`${root}: expected format ${FORMAT_VERSION}, found ${header.v}`);
  const analyzer = createAnalyzer(header.rules);
  const synonyms = decodeSynonyms(header.synonyms, analyzer);
  const messages = decodeMessages(header.messages);
  const base = {
    analyzer,
    pages: header.n,
    synonyms: synonyms.rules,
    sharded: header.shards !== undefined,
  };

  const ofNames = postingsOfNames(synonyms.rules);
  const entryOf = (term: TermPostings): Entry => {
    const stem = analyzer.stem(term.word);
    const named = ofNames.get(stem);
    const entry = {...term, folded: fold(term.word), stem};
    if (!named) return entry;
    const newPages = new Set(named.map(({page}) => page));
    for (const {page} of term.postings) newPages.delete(page);
    return {...entry, pages: term.pages + newPages.size, postings: mergePostings(term.postings, named)};
  };
  const nameEntries = [...ofNames.keys()].filter(isName).map((word) => entryOf({word, pages: 0, postings: []}));
  const names = new Map(nameEntries.map((entry) => [entry.stem, entry]));
  const entries = (block: readonly string[]): Entry[] => decodePostings(block).map(entryOf);
  const dictionaryWord = (word: string, logFrequency: number): DictionaryWord => ({
    word,
    folded: fold(word),
    stem: analyzer.stem(word),
    logFrequency,
  });
  const hasPrefix =
    (prefix: string) =>
    (entry: Entry): boolean =>
      entry.folded.startsWith(prefix) || entry.stem.startsWith(prefix);

  const cache = new Map<string, Promise<unknown>>();
  const load = <T>(file: string, read: (block: string[]) => T): Promise<T> => {
    const loading = cache.get(file) as Promise<T> | undefined;
    if (loading) return loading;
    const loaded = fetchText(file).then((text) => read(text.split('\n')));
    cache.set(file, loaded);
    // A failed file leaves the cache, so that Retry fetches it again.
    loaded.catch(() => cache.delete(file));
    return loaded;
  };

  if (!header.shards) {
    const summaries = lines.slice(FIRST_LINES).map(decodePage);
    const sectionCounts = summaries.map(({headings}) => headings.length + 1);
    const headings = summaries.flatMap((summary, page) =>
      summary.headings.map((heading, at) => ({page, section: at + 1, heading})),
    );
    const ofPages = decodePostings(lines.slice(1, POSTINGS_END), sectionCounts);
    const ofSynonyms = synonyms.words.map((word) => ({word, pages: 0, postings: []}));
    const byStem = new Map<string, Entry>();
    for (const term of [...ofPages, ...ofSynonyms]) {
      const stem = analyzer.stem(term.word);
      if (!byStem.has(stem)) byStem.set(stem, entryOf(term));
    }
    const all = [...byStem.values()];
    const logFrequency = (word: string): number => Math.log2((byStem.get(analyzer.stem(word))?.pages ?? 0) + 1);
    const dictionary = [...all.map(({word}) => word), ...decodeWords(lines[POSTINGS_END] ?? '')]
      .filter((word) => word.length >= 3 && !/\d/.test(word))
      .map((word) => dictionaryWord(word, logFrequency(word)));
    return {
      ...base,
      messages: indexMessages(messages, headings, analyzer),
      find: (stem) => Promise.resolve(names.get(stem) ?? byStem.get(stem)),
      withPrefix: (prefix) => Promise.resolve(all.filter(hasPrefix(prefix))),
      dictionary: (_keyInitial, part) => Promise.resolve(part === 0 ? dictionary : undefined),
      summary: (page) => Promise.resolve(summaries[page] ?? NO_PAGE),
      descriptions: async (page) => (await load(linesOf(root), (block) => block.map(decodeDescriptions)))[page] ?? [],
    };
  }

  const {folder, dictionaries, pagesPerFile, terms} = header.shards;
  const firstStems = decodeWords(terms);
  const loadShard = <T>(name: string, read: (block: string[]) => T): Promise<T> => load(`${folder}/${name}.txt`, read);
  const fileOf = (stem: string): number => {
    let low = 0;
    for (let high = firstStems.length; high - low > 1;) {
      const middle = (low + high) >> 1;
      if ((firstStems[middle] ?? '') <= stem) low = middle;
      else high = middle;
    }
    return low;
  };
  const termsFile = (number: number): Promise<Entry[]> => loadShard(`t${number}`, entries);

  return {
    ...base,
    messages: indexMessages(messages, [], analyzer),
    find: async (stem) => names.get(stem) ?? (await termsFile(fileOf(stem))).find((entry) => entry.stem === stem),
    async withPrefix(prefix) {
      const first = fileOf(prefix);
      const files = fileOf(after(prefix)) - first + 1;
      if (files > MAX_FILES) return undefined;
      const found = await Promise.all(Array.from({length: files}, (_, at) => termsFile(first + at)));
      return found.flat().filter(hasPrefix(prefix));
    },
    async dictionary(keyInitial, part) {
      const [first, count] = dictionaries[keyInitial] ?? [0, 0];
      if (part >= count) return undefined;
      return loadShard(`d${first + part}`, ([words = '', frequencies = '']) => {
        const numbers = decodeNumbers(frequencies);
        return decodeWords(words).map((word, at) => dictionaryWord(word, numbers[at] ?? 0));
      });
    },
    async descriptions(page) {
      const described = await loadShard(`l${Math.floor(page / pagesPerFile)}`, (block) =>
        block.map(decodeDescriptions),
      );
      return described[page % pagesPerFile] ?? [];
    },
    async summary(page) {
      const file = Math.floor(page / pagesPerFile);
      const summaries = await loadShard(`p${file}`, (block) => block.map(decodePage));
      return summaries[page % pagesPerFile] ?? NO_PAGE;
    },
  };
}
