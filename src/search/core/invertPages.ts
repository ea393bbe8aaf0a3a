import {groupBy} from '../../lib/text';
import type {Analyzer} from './analyzer';
import {IMPACTS, nameImpact, type NamesRow, PAGE_TOP, type Posting, type TermPostings} from './format';
import type {SearchPage} from './searchPage';

/** The impact within a field: `share` runs from 0 to 1. */
const within = (first: number, next: number, share: number): number =>
  Math.min(next - 1, first + Math.floor(share * (next - first)));

/** The impact of each word of a title: the more it has, the lower. */
const titleImpact = (words: number): number => within(IMPACTS.title, IMPACTS.count, 1 / Math.sqrt(words));

/** A keyword of one word is the page's name; of a phrase each word is a part. */
const keywordImpact = (words: number): number => IMPACTS.title - Math.min(words, IMPACTS.title - IMPACTS.keyword);

/** A heading of one word is about nothing else. */
const headingImpact = (words: number): number => IMPACTS.keyword - (words === 1 ? 1 : 2);

/** A word in running text: how often it stands there tells nothing more. */
const bodyImpact = (): number => IMPACTS.body + 1;

/** A heading of a page that comes after others: its words count as the most important ones of its text. */
const emphasisImpact = (): number => IMPACTS.heading - 1;

/** A word in a section of a page. */
interface Occurrence extends Posting {
  readonly word: string;
}

/** A post repeats the manual in other words: only the first lines of its parts are indexed. */
const textsOf = ({isSecondary, sections}: SearchPage): string[] =>
  sections.map(({text, line = ''}) => (isSecondary ? line : text));

function occurrencesOn(page: SearchPage, number: number, analyzer: Analyzer): Occurrence[] {
  const occurrences = (words: readonly string[], section: number, impact: number): Occurrence[] =>
    words.map((word) => ({word, page: number, section, impact}));
  const inField = (text: string, section: number, impactOf: (words: number) => number): Occurrence[] => {
    const words = analyzer.contentWords(text);
    return occurrences(words, section, impactOf(words.length));
  };
  const [impactOfTitle, impactOfKeyword, impactOfHeading] = page.isSecondary
    ? ([keywordImpact, emphasisImpact, emphasisImpact] as const)
    : ([titleImpact, keywordImpact, headingImpact] as const);
  const isSubject = (word: string): boolean => !analyzer.isStop(word) && !analyzer.isNegation(analyzer.stem(word));
  return [
    ...inField(page.title, PAGE_TOP, impactOfTitle),
    ...(page.keywords ?? []).flatMap((keyword) => inField(keyword, PAGE_TOP, impactOfKeyword)),
    ...page.sections.flatMap(({heading}, section) => inField(heading, section, impactOfHeading)),
    ...textsOf(page).flatMap((text, section) =>
      occurrences(analyzer.words(text).filter(isSubject), section, bodyImpact()),
    ),
  ];
}

/** A longer name is a question as a whole: its single words say little. */
const MAX_WORDS_OF_SUBJECT = 2;

/** Readers' short names for sections: their words count as if they stood in the heading. */
const occurrencesOfNames = (names: readonly NamesRow[], {contentWords}: Analyzer): Occurrence[] =>
  names.flatMap(([page, section, ...phrases]) =>
    phrases
      .map(contentWords)
      .filter(({length}) => length <= MAX_WORDS_OF_SUBJECT)
      .flatMap((words) => words.map((word) => ({word, page, section, impact: nameImpact(words.length)}))),
  );

/** The most frequent form of a word, the shorter of equally frequent ones. */
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
  const pages = [...groupBy(occurrences, ({page}) => page).values()];
  return pages.flatMap((ofPage) =>
    [...groupBy(ofPage, ({section}) => section)]
      .map(([section, ofSection]) => ({
        page: ofPage[0]?.page ?? 0,
        section,
        impact: Math.max(...ofSection.map(({impact}) => impact)),
      }))
      .sort((one, other) => one.section - other.section),
  );
}

/** A word in the text of a larger share of the pages tells nothing there: only those that have it in a heading are kept. */
const MAX_SHARE_OF_TEXT = 1 / 6;
const FEW_PAGES = 5;

/** Inverts pages and the names of their sections into terms, sorted by stem; a word of a longer name alone has no postings. */
export function invertPages(
  pages: readonly SearchPage[],
  analyzer: Analyzer,
  names: readonly NamesRow[],
): TermPostings[] {
  const occurrences = [
    ...pages.flatMap((page, number) => occurrencesOn(page, number, analyzer)),
    ...occurrencesOfNames(names, analyzer),
  ].sort((one, other) => one.page - other.page);
  const mostPages = Math.max(FEW_PAGES, pages.length * MAX_SHARE_OF_TEXT);
  const terms = new Map(
    [...groupBy(occurrences, ({word}) => analyzer.stem(word))].map(([stem, ofTerm]): [string, TermPostings] => {
      const postings = postingsOf(ofTerm);
      const isCommon = new Set(postings.map(({page}) => page)).size > mostPages;
      return [
        stem,
        {word: formOf(ofTerm), postings: postings.filter(({impact}) => !isCommon || impact > bodyImpact())},
      ];
    }),
  );
  for (const word of names.flatMap(([, , ...phrases]) => phrases.flatMap(analyzer.words)))
    if (!terms.has(analyzer.stem(word))) terms.set(analyzer.stem(word), {word, postings: []});
  return [...terms].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, term]) => term);
}
