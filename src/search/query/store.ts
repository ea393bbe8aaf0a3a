import {FORMAT_VERSION, type RootHeader} from '../format/layout';
import {readNumbers} from '../format/numbers';
import {type PageCard, readPage} from '../format/pages';
import {readPostings, type TermPostings} from '../format/postings';
import {readWords} from '../format/words';
import {type Analyser, createAnalyser, fold} from '../language/analysis';

/** A word of the index, ready to be compared. */
export interface Entry extends TermPostings {
  readonly stem: string;
  readonly folded: string;
}

/** A word to offer instead of one that no page has. */
export interface Spelling {
  readonly word: string;
  readonly stem: string;
  readonly folded: string;
  /** log2 of the pages it is on. */
  readonly common: number;
}

/** The index, wherever its parts are. Every promise fails as the fetch did, and may be asked again. */
export interface Store {
  readonly analyser: Analyser;
  readonly pages: number;
  readonly synonyms: string;
  /** Every word looked up may be another request. */
  readonly sharded: boolean;
  readonly find: (stem: string) => Promise<Entry | undefined>;
  /** Words that begin with what was typed, or `undefined` when they are spread over too many files. */
  readonly startingWith: (typed: string) => Promise<Entry[] | undefined>;
  /** Words of one first sound, most common first: asked with a growing `part`, the list ends with `undefined`. */
  readonly spellings: (sound: string, part: number) => Promise<Spelling[] | undefined>;
  readonly card: (page: number) => Promise<PageCard>;
}

/** Fetches a text by the name it has in the index. Rejects when it cannot. */
export type FetchText = (name: string) => Promise<string>;

const POSTINGS_END = 6;
const FIRST_LINES = POSTINGS_END + 1;
/** More files than this for one beginning are not fetched: the spelling file knows the common ones. */
const MOST_FILES = 2;

const after = (stem: string): string => `${stem}\uffff`;

/** Opens an index by its root file. Rejects when it was written by another version of the builder. */
export async function openStore(fetchText: FetchText, root: string): Promise<Store> {
  const lines = (await fetchText(root)).split('\n');
  const header = JSON.parse(lines[0] ?? '') as Omit<RootHeader, 'v'> & {readonly v: number};
  if (header.v !== FORMAT_VERSION) throw new Error(`${root}: expected format ${FORMAT_VERSION}, found ${header.v}`);
  const analyser = createAnalyser(header.rules);
  const base = {analyser, pages: header.n, synonyms: header.synonyms, sharded: header.shards !== undefined};

  const entries = (block: readonly string[]): Entry[] =>
    readPostings(block).map((term) => ({...term, folded: fold(term.word), stem: analyser.stem(term.word)}));
  const spelling = (word: string, common: number): Spelling => ({
    word,
    folded: fold(word),
    stem: analyser.stem(word),
    common,
  });
  const begins =
    (typed: string) =>
    (entry: Entry): boolean =>
      entry.folded.startsWith(typed) || entry.stem.startsWith(typed);

  if (!header.shards) {
    const all = entries(lines.slice(1, POSTINGS_END));
    const byStem = new Map(all.map((entry) => [entry.stem, entry]));
    const commonness = (word: string): number => Math.log2((byStem.get(analyser.stem(word))?.pages ?? 0) + 1);
    const offer = (word: string): Spelling[] =>
      word.length < 3 || /\d/.test(word) ? [] : [spelling(word, commonness(word))];
    const offered = [...all.map(({word}) => word), ...readWords(lines[POSTINGS_END] ?? '')].flatMap(offer);
    return {
      ...base,
      find: (stem) => Promise.resolve(byStem.get(stem)),
      startingWith: (typed) => Promise.resolve(all.filter(begins(typed))),
      spellings: (_sound, part) => Promise.resolve(part === 0 ? offered : undefined),
      card: (page) => Promise.resolve(readPage(lines[FIRST_LINES + page] ?? '')),
    };
  }

  const {folder, sounds, pagesPerFile, terms} = header.shards;
  const firsts = readWords(terms);
  const known = new Map<string, Promise<unknown>>();
  const load = <T>(name: string, read: (block: string[]) => T): Promise<T> => {
    const loading = known.get(name) as Promise<T> | undefined;
    if (loading) return loading;
    const loaded = fetchText(`${folder}/${name}.txt`).then((text) => read(text.split('\n')));
    known.set(name, loaded);
    // A failed part is forgotten, so that Retry asks again.
    loaded.catch(() => known.delete(name));
    return loaded;
  };
  const fileOf = (stem: string): number => {
    let low = 0;
    for (let high = firsts.length; high - low > 1;) {
      const middle = (low + high) >> 1;
      if ((firsts[middle] ?? '') <= stem) low = middle;
      else high = middle;
    }
    return low;
  };
  const termsFile = (number: number): Promise<Entry[]> => load(`t${number}`, entries);

  return {
    ...base,
    find: async (stem) => (await termsFile(fileOf(stem))).find((entry) => entry.stem === stem),
    async startingWith(typed) {
      const first = fileOf(typed);
      const files = fileOf(after(typed)) - first + 1;
      if (files > MOST_FILES) return undefined;
      const found = await Promise.all(Array.from({length: files}, (_, at) => termsFile(first + at)));
      return found.flat().filter(begins(typed));
    },
    async spellings(sound, part) {
      const [first, count] = sounds[sound] ?? [0, 0];
      if (part >= count) return undefined;
      return load(`d${first + part}`, ([words = '', common = '']) => {
        const numbers = readNumbers(common);
        return readWords(words).map((word, at) => spelling(word, numbers[at] ?? 0));
      });
    },
    async card(page) {
      const file = Math.floor(page / pagesPerFile);
      const cards = await load(`p${file}`, (block) => block.map(readPage));
      return cards[page % pagesPerFile] ?? {url: '', title: '', headings: []};
    },
  };
}
