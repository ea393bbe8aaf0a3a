import {fold} from '../../lib/text';
import type {Synonyms} from '../synonyms/parseSynonyms';
import {type Analyzer, createAnalyzer, type LanguageRules} from './analyzer';
import {encodeNames, encodeSynonyms} from './encodeSynonyms';
import {encodeNumbers, encodePostings, type Page, type SearchIndex} from './format';
import {invertPages} from './invertPages';
import {readIndex} from './openIndex';
import type {SearchMessage, SearchPage} from './searchPage';
import {spellingCorrection, splitWord} from './spelling';

export interface BuildOptions {
  readonly pages: readonly SearchPage[];
  readonly rules: LanguageRules;
  readonly synonyms?: readonly Synonyms[];
  /** Words of the language that are never corrected. */
  readonly commonWords?: readonly string[];
}

const normalizeSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Removes messages that are redundant: those that a heading repeats word for word, since its section is the fuller answer, and all but
 * the first of equal ones.
 */
function withoutRepeatedMessages(pages: readonly SearchPage[], {words}: Analyzer): SearchPage[] {
  const key = (text: string): string => fold(words(text).join(' '));
  const headings = new Set(pages.flatMap(({sections}) => sections.map(({heading}) => key(heading))));
  return pages.map((page) => ({
    ...page,
    messages: page.messages?.filter(({text}) => headings.size < headings.add(key(text)).size) ?? [],
  }));
}

/** A page as the index has it: messages are sections as headings are. */
function pageOf({url, title, sections, messages = []}: SearchPage): Page {
  const headings = sections.map(({heading, ...section}) => ({...section, text: heading}));
  const all: readonly (SearchMessage & {steps?: number})[] = [...headings, ...messages];
  return {
    url,
    title: normalizeSpaces(title),
    sections: all.map(({id, text, line = '', steps = 0}) => ({id, text: normalizeSpaces(text), line, steps})),
    messages: messages.length,
  };
}

/**
 * Builds the search index of one language.
 * @param options.pages in the order of their addresses
 * @returns the text of its file
 */
export function buildIndex({pages: allPages, rules, synonyms = [], commonWords = []}: BuildOptions): string {
  const analyzer = createAnalyzer(rules);
  const pages = withoutRepeatedMessages(allPages, analyzer);
  const names = encodeNames(synonyms, pages, analyzer);
  const terms = invertPages(pages, analyzer, names);
  const numbers = new Map(terms.map(({word}, number) => [analyzer.stem(word), number]));
  const index: SearchIndex = {
    rules,
    pages: pages.map(pageOf),
    synonyms: encodeSynonyms(synonyms, analyzer, (stem) => numbers.has(stem)),
    names: names.map(([page, section, ...phrases]) => [
      page,
      section,
      ...phrases.map((phrase) =>
        encodeNumbers(analyzer.words(phrase).map((word) => numbers.get(analyzer.stem(word)) ?? 0)),
      ),
    ]),
    terms: encodePostings(
      terms,
      pages.map(({sections}) => sections.length),
    ),
    commonStems: '',
  };
  return JSON.stringify({...index, commonStems: correctedStems(commonWords, index).join(' ')});
}

/** The letters of a word as bits of a number; some letters share one. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

/** Whether at most two letters are only in the first of two words: no correction changes more. */
function mayBeNear(one: number, other: number): boolean {
  const first = one & ~other;
  const second = first & (first - 1);
  return (second & (second - 1)) === 0;
}

/**
 * The stems of the words that a query would correct, sorted. The index has only these of all words of the language, since the others
 * resemble none of its terms.
 */
function correctedStems(words: readonly string[], index: SearchIndex): string[] {
  const open = readIndex(JSON.stringify(index));
  const {analyzer, entries} = open;
  const terms = open.dictionary.map((entry) => ({
    entry,
    folded: lettersIn(entry.folded),
    stem: lettersIn(entry.stem),
  }));
  const stems = new Set<string>();
  for (const word of words) {
    const stem = analyzer.stem(word);
    if (word.length <= 3 || analyzer.isStop(word) || entries.has(stem) || stems.has(stem)) continue;
    const [letters, lettersOfStem] = [lettersIn(fold(word)), lettersIn(stem)];
    const dictionary = terms.flatMap((term) =>
      mayBeNear(letters, term.folded) || mayBeNear(lettersOfStem, term.stem) ? [term.entry] : [],
    );
    const isCorrected = spellingCorrection(word, {...open, dictionary}) !== undefined;
    if (isCorrected || splitWord(fold(word), open, false) !== undefined) stems.add(stem);
  }
  return [...stems].sort();
}
