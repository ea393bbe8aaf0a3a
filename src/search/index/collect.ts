import type {Posting, TermPostings} from '../format/postings';
import {LEVELS, PAGE_TOP} from '../format/layout';
import type {Analyser} from '../language/analysis';
import {bodyLevel, headingLevel, keywordLevel, titleLevel} from './levels';
import type {SearchPage} from './pages';
import {Vocabulary} from './vocabulary';

/** A word with all its places. */
export interface Term extends TermPostings {
  readonly stem: string;
  /** Other forms, so unlike the usual one that a slip in them would not be recognised by it. */
  readonly otherForms: readonly string[];
}

/**
 * How much is kept of where a word stands in a page.
 * - `every-section`: one posting a section, for a site that fits into one file;
 * - `best-section`: one posting a page, with the section that says most.
 */
export type Detail = 'every-section' | 'best-section';

interface Place {
  level: number;
  times: number;
}

interface PageWords {
  /** Places of a stem by section. */
  readonly stems: Map<string, Map<number, Place>>;
  readonly lengths: number[];
}

function readPage(page: SearchPage, analyser: Analyser, vocabulary: Vocabulary): PageWords {
  const found: PageWords = {stems: new Map(), lengths: []};
  const note = (stem: string, section: number, level: number, times: number): void => {
    const places = found.stems.get(stem) ?? new Map<number, Place>();
    if (places.size === 0) found.stems.set(stem, places);
    const place = places.get(section);
    if (!place) places.set(section, {level, times});
    else {
      place.level = Math.max(place.level, level);
      place.times += times;
    }
  };
  const noteAll = (text: string, section: number, levelOf: (words: number) => number): void => {
    const words = analyser.content(text);
    for (const word of words) note(vocabulary.read(word).stem, section, levelOf(words.length), 0);
  };

  noteAll(page.title, PAGE_TOP, titleLevel);
  for (const keyword of page.keywords ?? []) noteAll(keyword, PAGE_TOP, keywordLevel);
  let headings = 0;
  for (const section of page.sections) {
    const at = section.heading === '' ? PAGE_TOP : ++headings;
    if (section.heading !== '') noteAll(section.heading, at, headingLevel);
    const words = analyser.words(section.text).map((word) => vocabulary.read(word));
    for (const {stem, stop} of words) if (!stop) note(stem, at, LEVELS.body, 1);
    found.lengths[at] = words.length;
  }
  return found;
}

function everySection(
  places: Map<number, Place>,
  page: number,
  lengths: readonly number[],
  average: number,
): Posting[] {
  return [...places]
    .map(([section, {level, times}]) => ({
      page,
      section,
      level: level > LEVELS.body ? level : bodyLevel(times, (lengths[section] ?? 0) / average),
    }))
    .sort((one, other) => one.section - other.section);
}

function bestSection(places: Map<number, Place>, page: number, length: number, average: number): Posting[] {
  let level = 0;
  let times = 0;
  let best = {section: PAGE_TOP, level: -1, times: 0};
  for (const [section, place] of places) {
    level = Math.max(level, place.level);
    times += place.times;
    const better = place.level - best.level || place.times - best.times || best.section - section;
    if (section !== PAGE_TOP && better > 0) best = {section, ...place};
  }
  const top = places.get(PAGE_TOP);
  const inIntro = top?.level === LEVELS.body && best.level === LEVELS.body;
  return [
    {
      page,
      section: inIntro ? PAGE_TOP : best.section,
      level: level > LEVELS.body ? level : bodyLevel(times, length / average),
    },
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + (number || 0), 0);

/**
 * Reads pages into terms, sorted by stem.
 *
 * @param extraWords words that no page needs to contain but that the reader may type, so that they are
 *   completed and never "corrected": the words of the synonyms
 */
export function collectTerms(
  pages: readonly SearchPage[],
  analyser: Analyser,
  detail: Detail,
  extraWords: readonly string[] = [],
): Term[] {
  const vocabulary = new Vocabulary(analyser);
  const terms = new Map<string, {postings: Posting[]; pages: number}>();
  const lengths = pages.map((page) => page.sections.map((section) => section.text.length / 6));
  const pageAverage = Math.max(1, sum(lengths.map(sum)) / Math.max(1, pages.length));
  const sectionAverage = Math.max(1, sum(lengths.map(sum)) / Math.max(1, lengths.flat().length));

  pages.forEach((page, number) => {
    const found = readPage(page, analyser, vocabulary);
    const length = sum(found.lengths);
    for (const [stem, places] of found.stems) {
      const term = terms.get(stem) ?? {postings: [], pages: 0};
      if (term.pages++ === 0) terms.set(stem, term);
      const postings =
        detail === 'every-section'
          ? everySection(places, number, found.lengths, sectionAverage)
          : bestSection(places, number, length, pageAverage);
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
