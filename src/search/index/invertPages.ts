import type {Posting, TermPostings} from '../format/postings';
import {IMPACTS, nameImpact, PAGE_TOP, EXACT, type SearchIndex} from '../format/searchIndex';
import type {Analyzer} from '../language/analyzer';
import {bodyImpact, emphasisImpact, headingImpact, keywordImpact, titleImpact} from './impacts';
import type {SearchPage} from './searchPage';
import {Vocabulary} from './vocabulary';

/** A word with all its postings. */
export interface Term extends TermPostings {
  readonly stem: string;
  /** Other forms, beyond the edit distance of the most frequent one. */
  readonly otherForms: readonly string[];
}

/** The length of a word with the space after it, about. */
const LETTERS_PER_WORD = 6;

interface Occurrence {
  impact: number;
  times: number;
}

interface PageTerms {
  /** Occurrences of a stem by section. */
  readonly stems: Map<string, Map<number, Occurrence>>;
  /** Words of each section. */
  readonly lengths: number[];
}

function addOccurrence({stems}: PageTerms, stem: string, section: number, {impact, times}: Occurrence): void {
  const occurrences = stems.get(stem) ?? new Map<number, Occurrence>();
  const known = occurrences.get(section) ?? {impact: 0, times: 0};
  stems.set(stem, occurrences);
  occurrences.set(section, {impact: Math.max(known.impact, impact), times: known.times + times});
}

function readPage(page: SearchPage, analyzer: Analyzer, vocabulary: Vocabulary): PageTerms {
  const found: PageTerms = {stems: new Map(), lengths: []};
  const addText = (text: string, section: number, impactOf: (words: number) => number): void => {
    const words = analyzer.contentWords(text);
    const impact = impactOf(words.length);
    for (const word of words) addOccurrence(found, vocabulary.read(word).stem, section, {impact, times: 0});
  };

  const [impactOfTitle, impactOfKeyword, impactOfHeading] = page.isSecondary
    ? ([keywordImpact, emphasisImpact, emphasisImpact] as const)
    : ([titleImpact, keywordImpact, headingImpact] as const);
  addText(page.title, PAGE_TOP, impactOfTitle);
  // What follows a colon explains a title, and does not make it longer: "Payment methods: how you pay".
  const [name = ''] = page.title.split(':');
  addText(name, PAGE_TOP, impactOfTitle);
  for (const keyword of page.keywords ?? []) addText(keyword, PAGE_TOP, impactOfKeyword);
  let headings = 0;
  for (const section of page.sections) {
    const at = section.heading === '' ? PAGE_TOP : ++headings;
    if (section.heading !== '') addText(section.heading, at, impactOfHeading);
    // A post repeats the manual in other words: only the first lines of its parts are indexed.
    const text = page.isSecondary ? (section.line ?? '') : section.text;
    const words = analyzer.words(text).map((word) => vocabulary.read(word));
    for (const {stem, stop} of words)
      if (!stop && !analyzer.isNegation(stem)) addOccurrence(found, stem, at, {impact: IMPACTS.body, times: 1});
    found.lengths[at] = words.length;
  }
  return found;
}

/** Adds readers' names for sections: their words count as if they stood in the heading. */
function addNames(pages: readonly PageTerms[], names: SearchIndex['names'], vocabulary: Vocabulary): void {
  for (const [page, section, ...phrases] of names)
    for (const phrase of phrases.filter((one) => !one.startsWith(EXACT))) {
      const words = phrase.split(' ');
      const found = pages[page];
      const occurrence = {impact: nameImpact(words.length), times: 0};
      if (found) for (const word of words) addOccurrence(found, vocabulary.read(word).stem, section, occurrence);
    }
}

/**
 * A word in the text of many sections of a page hardly distinguishes them: at most this many are kept, and every section with the word
 * in its heading.
 */
const MAX_SECTIONS_OF_TEXT = 2;

function postingsOf(
  occurrences: Map<number, Occurrence>,
  page: number,
  lengths: readonly number[],
  average: number,
): Posting[] {
  return [...occurrences]
    .map(([section, {impact, times}]) => ({
      page,
      section,
      impact: impact > IMPACTS.body ? impact : bodyImpact(times, (lengths[section] ?? 0) / average),
    }))
    .sort((one, other) => other.impact - one.impact || one.section - other.section)
    .filter(({impact}, at) => impact >= IMPACTS.heading || at < MAX_SECTIONS_OF_TEXT)
    .sort((one, other) => one.section - other.section);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + (number || 0), 0);

/** Inverts pages and the names of their sections into terms with postings, sorted by stem. */
export function invertPages(pages: readonly SearchPage[], analyzer: Analyzer, names: SearchIndex['names']): Term[] {
  const vocabulary = new Vocabulary(analyzer);
  const terms = new Map<string, Posting[]>();
  const found = pages.map((page) => readPage(page, analyzer, vocabulary));
  addNames(found, names, vocabulary);
  const lengths = pages.map(({sections}) => sections.map(({text}) => text.length / LETTERS_PER_WORD));
  const average = Math.max(1, sum(lengths.flat()) / Math.max(1, lengths.flat().length));
  found.forEach(({stems, lengths: ofPage}, page) => {
    for (const [stem, occurrences] of stems) {
      const postings = terms.get(stem) ?? [];
      if (postings.length === 0) terms.set(stem, postings);
      postings.push(...postingsOf(occurrences, page, ofPage, average));
    }
  });
  const forms = vocabulary.forms();
  return [...terms]
    .map(([stem, postings]) => {
      const [word = stem, ...otherForms] = forms.get(stem) ?? [];
      return {stem, word, otherForms, postings};
    })
    .sort((one, other) => (one.stem < other.stem ? -1 : 1));
}
