import type {Posting, TermPostings} from '../format/postings';
import {IMPACTS, PAGE_TOP} from '../format/layout';
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

/**
 * The granularity of postings.
 * - `every-section`: one posting per section, for the one-file layout;
 * - `best-section`: one posting per page, with the section of the highest impact.
 */
export type Granularity = 'every-section' | 'best-section';

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

function readPage(page: SearchPage, analyzer: Analyzer, vocabulary: Vocabulary): PageTerms {
  const found: PageTerms = {stems: new Map(), lengths: []};
  const add = (stem: string, section: number, impact: number, times: number): void => {
    const occurrences = found.stems.get(stem) ?? new Map<number, Occurrence>();
    if (occurrences.size === 0) found.stems.set(stem, occurrences);
    const occurrence = occurrences.get(section);
    if (!occurrence) occurrences.set(section, {impact, times});
    else {
      occurrence.impact = Math.max(occurrence.impact, impact);
      occurrence.times += times;
    }
  };
  const addText = (text: string, section: number, impactOf: (words: number) => number): void => {
    const words = analyzer.contentWords(text);
    for (const word of words) add(vocabulary.read(word).stem, section, impactOf(words.length), 0);
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
    for (const {stem, stop} of words) if (!stop && !analyzer.isNegation(stem)) add(stem, at, IMPACTS.body, 1);
    found.lengths[at] = words.length;
  }
  return found;
}

/**
 * A word in the text of many sections of a page hardly distinguishes them: at most this many are kept, and every section with the word
 * in its heading.
 */
const MAX_SECTIONS_OF_TEXT = 2;

function everySection(
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

function bestSection(occurrences: Map<number, Occurrence>, page: number, length: number, average: number): Posting[] {
  let impact = 0;
  let times = 0;
  let best = {section: PAGE_TOP, impact: -1, times: 0};
  for (const [section, occurrence] of occurrences) {
    impact = Math.max(impact, occurrence.impact);
    times += occurrence.times;
    const better = occurrence.impact - best.impact || occurrence.times - best.times || best.section - section;
    if (section !== PAGE_TOP && better > 0) best = {section, ...occurrence};
  }
  const top = occurrences.get(PAGE_TOP);
  const inIntro = top?.impact === IMPACTS.body && best.impact === IMPACTS.body;
  return [
    {
      page,
      section: inIntro ? PAGE_TOP : best.section,
      impact: impact > IMPACTS.body ? impact : bodyImpact(times, length / average),
    },
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + (number || 0), 0);

/**
 * Inverts pages into terms with postings, sorted by stem.
 *
 * @param extraWords words that need not be on any page (those of the synonyms): they are completed, and not taken for
 *   misspellings
 */
export function invertPages(
  pages: readonly SearchPage[],
  analyzer: Analyzer,
  granularity: Granularity,
  extraWords: readonly string[] = [],
): Term[] {
  const vocabulary = new Vocabulary(analyzer);
  const terms = new Map<string, {postings: Posting[]; pages: number}>();
  const lengths = pages.map((page) => page.sections.map((section) => section.text.length / 6));
  const pageAverage = Math.max(1, sum(lengths.map(sum)) / Math.max(1, pages.length));
  const sectionAverage = Math.max(1, sum(lengths.map(sum)) / Math.max(1, lengths.flat().length));

  pages.forEach((page, number) => {
    const found = readPage(page, analyzer, vocabulary);
    const length = sum(found.lengths);
    for (const [stem, occurrences] of found.stems) {
      const term = terms.get(stem) ?? {postings: [], pages: 0};
      if (term.pages++ === 0) terms.set(stem, term);
      const postings =
        granularity === 'every-section'
          ? everySection(occurrences, number, found.lengths, sectionAverage)
          : bestSection(occurrences, number, length, pageAverage);
      for (const posting of postings) term.postings.push(posting);
    }
  });
  for (const word of extraWords) {
    const {stem} = vocabulary.read(word);
    if (!terms.has(stem)) terms.set(stem, {postings: [], pages: 0});
  }
  const forms = vocabulary.forms();
  return [...terms]
    .map(([stem, term]) => {
      const [word = stem, ...otherForms] = forms.get(stem) ?? [];
      return {stem, word, otherForms, ...term};
    })
    .sort((one, other) => (one.stem < other.stem ? -1 : 1));
}
