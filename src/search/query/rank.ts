import {LEVELS, PAGE_TOP} from '../format/layout';
import type {Meaning, QueryWord} from './resolve';

/** A page that answers, and its sections that do, best first; `PAGE_TOP` among them when the page as a whole does. */
export interface Ranked {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly number[];
}

/** The weight of each level: body, heading, keyword, title. */
const WEIGHTS = [0.3, 0.45, 0.6, 0.75, 0.9, 1, 1.8, 2.2, 2.6, 3, 3, 3.5, 4, 3.6, 4, 4.4, 4.8, 5.2, 5.8];
/** Without this share of the words a page still counts for this much: never "all or nothing". */
const UNCOVERED = 0.4;
/** How much of a page's score needs its words to stand in one section. */
const TOGETHER = 0.5;
/** Sections this much below the best are not shown. */
const NEXT_SECTION = 0.6;
const MOST_SECTIONS = 3;
/** What a word is worth in the section it is best in, when all we know is that the page's title has it too. */
const IN_SECTION = 1;

interface Hit {
  best: number;
  /** The title or the keywords have the word: it is true of every section. */
  whole: boolean;
  readonly sections: Map<number, number>;
}

/** Rarer words tell more. */
const rarity = (pages: number, all: number): number => Math.log(1 + all / Math.max(1, pages));

function addMeaning(hits: Map<number, Hit>, {entries, weight, pages}: Meaning, all: number): void {
  const sums = new Map<number, {value: number; whole: boolean; sections: Map<number, number>}>();
  for (const entry of entries) {
    const worth = (weight * rarity(pages ?? entry.pages, all)) / entries.length;
    const bests = new Map<number, number>();
    for (const {page, section, level} of entry.postings) {
      const sum = sums.get(page) ?? {value: 0, whole: false, sections: new Map<number, number>()};
      sums.set(page, sum);
      const value = worth * (WEIGHTS[level] ?? 0);
      const whole = level >= LEVELS.keyword;
      bests.set(page, Math.max(value, bests.get(page) ?? 0));
      sum.whole ||= whole;
      const inSection = whole && section !== PAGE_TOP ? worth * IN_SECTION : value;
      sum.sections.set(section, (sum.sections.get(section) ?? 0) + inSection);
    }
    for (const [page, best] of bests) {
      const sum = sums.get(page);
      if (sum) sum.value += best;
    }
  }
  for (const [page, sum] of sums) {
    const hit = hits.get(page) ?? {best: 0, whole: false, sections: new Map<number, number>()};
    hits.set(page, hit);
    hit.best = Math.max(hit.best, sum.value);
    hit.whole ||= sum.whole;
    for (const [section, value] of sum.sections) hit.sections.set(section, Math.max(value, hit.sections.get(section) ?? 0));
  }
}

/** Adds up a page: what each word is worth at its best, and what they are worth together. */
function scorePage(page: number, words: readonly Map<number, Hit>[]): Ranked {
  let apart = 0;
  let matched = 0;
  let wholes = 0;
  const sections = new Map<number, number>([[PAGE_TOP, 0]]);
  for (const word of words) {
    const hit = word.get(page);
    if (!hit) continue;
    matched++;
    apart += hit.best;
    if (hit.whole) wholes += hit.best;
    for (const [section, value] of hit.sections) {
      const added = hit.whole && section === PAGE_TOP ? 0 : value;
      sections.set(section, (sections.get(section) ?? 0) + added);
    }
  }
  const ranked = [...sections].sort(([one, less], [other, more]) => more - less || one - other);
  const best = ranked[0]?.[1] ?? 0;
  const together = Math.min(apart, wholes + best);
  const covered = UNCOVERED + ((1 - UNCOVERED) * matched) / Math.max(1, words.length);
  return {
    page,
    score: covered * ((1 - TOGETHER) * apart + TOGETHER * together),
    sections: ranked.filter(([, value]) => value >= best * NEXT_SECTION).slice(0, MOST_SECTIONS).map(([section]) => section),
  };
}

/** Pages that have any of the words, best first. */
export function rank(words: readonly QueryWord[], all: number): Ranked[] {
  const hits = words.map(({meanings}) => {
    const byPage = new Map<number, Hit>();
    for (const meaning of meanings) addMeaning(byPage, meaning, all);
    return byPage;
  });
  const pages = new Set(hits.flatMap((word) => [...word.keys()]));
  return [...pages].map((page) => scorePage(page, hits)).sort((one, other) => other.score - one.score || one.page - other.page);
}
