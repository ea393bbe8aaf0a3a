import {decodeDescriptions} from '../format/description';
import {decodeWords} from '../format/frontCoding';
import {linesOf} from '../format/layout';
import {decodePage} from '../format/pageSummary';
import {decodePostings} from '../format/postings';
import {indexMessages} from './findMessage';
import {hasPrefix, type IndexBase, NO_PAGE} from './indexBase';
import {type Entry, type IndexReader} from './indexReader';

const POSTINGS_END = 6;
const FIRST_SUMMARY = POSTINGS_END + 1;

/**
 * Reads an index that is one file, and the file of the descriptions beside it.
 * @param lines of the root file
 */
export function createOneFileReader(base: IndexBase, root: string, lines: readonly string[]): IndexReader {
  const {analyzer, names, entryOf, load} = base;
  const summaries = lines.slice(FIRST_SUMMARY).map(decodePage);
  const sectionCounts = summaries.map(({headings}) => headings.length + 1);
  const headings = summaries.flatMap((summary, page) =>
    summary.headings.map((heading, at) => ({page, section: at + 1, heading})),
  );
  const ofPages = decodePostings(lines.slice(1, POSTINGS_END), sectionCounts);
  const ofSynonyms = base.synonymWords.map((word) => ({word, pages: 0, postings: []}));
  const byStem = new Map<string, Entry>();
  for (const term of [...ofPages, ...ofSynonyms]) {
    const stem = analyzer.stem(term.word);
    if (!byStem.has(stem)) byStem.set(stem, entryOf(term));
  }
  const all = [...byStem.values()];
  const logFrequency = (word: string): number => Math.log2((byStem.get(analyzer.stem(word))?.pages ?? 0) + 1);
  const dictionary = [...all.map(({word}) => word), ...decodeWords(lines[POSTINGS_END] ?? '')]
    .filter((word) => word.length >= 3 && !/\d/.test(word))
    .map((word) => base.dictionaryWord(word, logFrequency(word)));
  return {
    analyzer,
    pages: base.pages,
    synonyms: base.synonyms,
    sharded: false,
    messages: indexMessages(base.messages, headings, analyzer),
    find: (stem) => Promise.resolve(names.get(stem) ?? byStem.get(stem)),
    withPrefix: (prefix) => Promise.resolve(all.filter(hasPrefix(prefix))),
    dictionary: (_keyInitial, part) => Promise.resolve(part === 0 ? dictionary : undefined),
    summary: (page) => Promise.resolve(summaries[page] ?? NO_PAGE),
    descriptions: async (page) => (await load(linesOf(root), (block) => block.map(decodeDescriptions)))[page] ?? [],
  };
}
