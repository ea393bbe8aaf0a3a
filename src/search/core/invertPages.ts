import {groupBy} from '../../lib/text';
import type {Analyzer} from './analyzer';
import {type NamesRow, PAGE_TOP, type Posting, type TermPostings} from './format';
import type {SearchPage} from './searchPage';
import {IMPACTS, IMPACTS_OF_POST, SHORT_NAME} from './weights';

/** A word in a section of a page. */
interface Occurrence extends Posting {
  readonly word: string;
}

/** A post repeats the manual in other words: only the first lines of its parts are indexed. */
const textsOf = ({isSecondary, sections}: SearchPage): string[] =>
  sections.map(({text, line = ''}) => (isSecondary ? line : text));

function occurrencesOn(page: SearchPage, number: number, analyzer: Analyzer): Occurrence[] {
  const {contentWords, words, stem, isStop, isNegation} = analyzer;
  const occurrencesIn = (fieldWords: readonly string[], section: number, impact: number): Occurrence[] =>
    fieldWords.map((word) => ({word, page: number, section, impact}));
  const {title, heading, text} = page.isSecondary ? IMPACTS_OF_POST : IMPACTS;
  const isSubject = (word: string): boolean => !isStop(word) && !isNegation(stem(word));
  return [
    ...occurrencesIn(contentWords(page.title), PAGE_TOP, title),
    ...(page.keywords ?? []).flatMap((each) => occurrencesIn(contentWords(each), PAGE_TOP, title)),
    ...page.sections.flatMap((each, section) => occurrencesIn(contentWords(each.heading), section, heading)),
    ...textsOf(page).flatMap((each, section) => occurrencesIn(words(each).filter(isSubject), section, text)),
  ];
}

/** Readers' short names for sections: their words count as if they were in the heading. */
const occurrencesOfNames = (names: readonly NamesRow[], {contentWords}: Analyzer): Occurrence[] =>
  names.flatMap(([page, section, ...phrases]) =>
    phrases
      .map(contentWords)
      .filter(({length}) => length <= SHORT_NAME)
      .flatMap((words) => words.map((word) => ({word, page, section, impact: IMPACTS.heading}))),
  );

/** The most frequent form of a word; of equally frequent forms, the shortest. */
function formOf(occurrences: readonly Occurrence[]): string {
  const [first] = [...groupBy(occurrences, ({word}) => word)]
    .map(([word, {length: times}]) => ({word, times}))
    .sort(
      (one, other) =>
        other.times - one.times || one.word.length - other.word.length || (one.word < other.word ? -1 : 1),
    );
  return first?.word ?? '';
}

function postingsOf(occurrences: readonly Occurrence[]): Posting[] {
  return [...groupBy(occurrences, ({page}) => page)].flatMap(([page, pageOccurrences]) =>
    [...groupBy(pageOccurrences, ({section}) => section)]
      .map(([section, sectionOccurrences]) => ({
        page,
        section,
        impact: Math.max(...sectionOccurrences.map(({impact}) => impact)),
      }))
      .sort((one, other) => one.section - other.section),
  );
}

/**
 * Inverts pages and the names of their sections into terms, sorted by stem; a word that only longer names have has no postings.
 *
 * A word on more pages than the square root of all is common: in a text it says nothing, and only headings and titles keep it.
 */
export function invertPages(
  pages: readonly SearchPage[],
  analyzer: Analyzer,
  names: readonly NamesRow[],
): TermPostings[] {
  const occurrences = [
    ...pages.flatMap((page, number) => occurrencesOn(page, number, analyzer)),
    ...occurrencesOfNames(names, analyzer),
  ].sort((one, other) => one.page - other.page);
  const mostPages = Math.ceil(Math.sqrt(pages.length));
  const terms = new Map(
    [...groupBy(occurrences, ({word}) => analyzer.stem(word))].map(
      ([stem, termOccurrences]): [string, TermPostings] => {
        const postings = postingsOf(termOccurrences);
        const isCommon = new Set(postings.map(({page}) => page)).size > mostPages;
        return [
          stem,
          {word: formOf(termOccurrences), postings: postings.filter(({impact}) => !isCommon || impact > IMPACTS.text)},
        ];
      },
    ),
  );
  for (const word of names.flatMap(([, , ...phrases]) => phrases.flatMap(analyzer.words)))
    if (!terms.has(analyzer.stem(word))) terms.set(analyzer.stem(word), {word, postings: []});
  return [...terms].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, term]) => term);
}
