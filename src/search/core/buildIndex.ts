import {fold} from '../../lib/text';
import type {Synonyms} from '../synonyms/parseSynonyms';
import {type Analyzer, createAnalyzer, type LanguageRules} from './analyzer';
import {encodeNames, encodeSynonyms, type PathOf} from './encodeSynonyms';
import {encodeNumbers, encodePostings, type Page, type SearchIndex} from './format';
import {invertPages} from './invertPages';
import {readIndex} from './openIndex';
import type {SearchMessage, SearchPage} from './searchPage';
import {spellingCorrection, splitWord} from './spelling';
import {MIN_CORRECTED_LETTERS} from './weights';

export interface BuildOptions {
  readonly pages: readonly SearchPage[];
  readonly rules: LanguageRules;
  readonly synonyms?: readonly Synonyms[];
  /** Words of the language that are never corrected. */
  readonly commonWords?: readonly string[];
  /** By default a path has one spelling. */
  readonly pathOf?: PathOf;
}

/**
 * Removes redundant messages: a message that a heading repeats word for word, since its section has the fuller answer, and repeated
 * messages.
 */
function withoutRepeatedMessages(pages: readonly SearchPage[], {words}: Analyzer): SearchPage[] {
  const key = (text: string): string => fold(words(text).join(' '));
  const headings = new Set(pages.flatMap(({sections}) => sections.map(({heading}) => key(heading))));
  return pages.map((page) => ({
    ...page,
    messages: page.messages?.filter(({text}) => headings.size < headings.add(key(text)).size) ?? [],
  }));
}

/** A page as the index has it: messages are sections, like headings. */
function pageOf({url, title, sections, messages = []}: SearchPage): Page {
  const headings = sections.map(({heading, ...section}) => ({...section, text: heading}));
  const parts: readonly (SearchMessage & {steps?: number})[] = [...headings, ...messages];
  return {
    url,
    title,
    sections: parts.map(({id, text, line = '', steps = 0}) => ({id, text, line, steps})),
    messages: messages.length,
  };
}

/**
 * Builds the search index of one language.
 * @param options.pages in the order of their addresses
 * @returns the text of its file
 */
export function buildIndex({
  pages: allPages,
  rules,
  synonyms = [],
  commonWords = [],
  pathOf = (path) => path,
}: BuildOptions): string {
  const analyzer = createAnalyzer(rules);
  const pages = withoutRepeatedMessages(allPages, analyzer);
  const names = encodeNames(synonyms, pages, analyzer, pathOf);
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

/**
 * The stems of the words that a query would correct, sorted. Of all words of the language, the index has only these: the others resemble
 * none of its terms.
 */
function correctedStems(words: readonly string[], index: SearchIndex): string[] {
  const openIndex = readIndex(JSON.stringify(index));
  const {analyzer, entries} = openIndex;
  const stems = new Set<string>();
  for (const word of words) {
    const stem = analyzer.stem(word);
    if (word.length < MIN_CORRECTED_LETTERS || analyzer.isStop(word) || entries.has(stem) || stems.has(stem)) continue;
    const isCorrected = spellingCorrection(word, openIndex) !== undefined;
    if (isCorrected || splitWord(fold(word), openIndex, false) !== undefined) stems.add(stem);
  }
  return [...stems].sort();
}
