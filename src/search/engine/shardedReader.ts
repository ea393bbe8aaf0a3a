import {decodeDescriptions} from '../format/description';
import {decodeWords} from '../format/frontCoding';
import {type ShardMap} from '../format/layout';
import {decodePage} from '../format/pageSummary';
import {decodePostings} from '../format/postings';
import {decodeNumbers} from '../format/varint';
import {indexMessages} from './findMessage';
import {hasPrefix, type IndexBase, NO_PAGE} from './indexBase';
import {type Entry, type IndexReader} from './indexReader';

/** More files than this are not fetched for one prefix: the dictionary has the common words. */
const MAX_FILES = 2;

/** Sorts after every stem with this prefix. */
const after = (prefix: string): string => `${prefix}\uffff`;

/** The number of the last of these sorted stems that is not after the given one; 0 when all are. */
function lastNotAfter(stems: readonly string[], stem: string): number {
  let low = 0;
  for (let high = stems.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if ((stems[middle] ?? '') <= stem) low = middle;
    else high = middle;
  }
  return low;
}

/** Reads an index that is split into files, of which a query fetches few. */
export function createShardedReader(base: IndexBase, shards: ShardMap): IndexReader {
  const {analyzer, names, entryOf} = base;
  const {folder, dictionaries, pagesPerFile, terms} = shards;
  const firstStems = decodeWords(terms);
  const load = <T>(name: string, read: (lines: string[]) => T): Promise<T> => base.load(`${folder}/${name}.txt`, read);
  const fileOf = (stem: string): number => lastNotAfter(firstStems, stem);
  const termsFile = (number: number): Promise<Entry[]> =>
    load(`t${number}`, (lines) => decodePostings(lines).map(entryOf));
  return {
    analyzer,
    pages: base.pages,
    synonyms: base.synonyms,
    sharded: true,
    messages: indexMessages(base.messages, [], analyzer),
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
      return load(`d${first + part}`, ([words = '', frequencies = '']) => {
        const numbers = decodeNumbers(frequencies);
        return decodeWords(words).map((word, at) => base.dictionaryWord(word, numbers[at] ?? 0));
      });
    },
    async descriptions(page) {
      const described = await load(`l${Math.floor(page / pagesPerFile)}`, (lines) => lines.map(decodeDescriptions));
      return described[page % pagesPerFile] ?? [];
    },
    async summary(page) {
      const summaries = await load(`p${Math.floor(page / pagesPerFile)}`, (lines) => lines.map(decodePage));
      return summaries[page % pagesPerFile] ?? NO_PAGE;
    },
  };
}
