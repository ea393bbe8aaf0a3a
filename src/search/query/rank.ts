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

/** A title is true of every section: its words hardly tell which one is meant, and speak for the page itself. */
const TITLE_IN_SECTION = 0.1;
const TITLE_ON_TOP = 0.3 / 5;
const KEYWORD_ON_TOP = 0.1;

interface Hit {
  best: number;
  /** Highest level of the word in the page. */
  level: number;
  readonly sections: Map<number, number>;
}

/** Rarer words tell more. */
const rarity = (pages: number, all: number): number => Math.log(1 + all / Math.max(1, pages));

const newHit = (): Hit => ({best: 0, level: 0, sections: new Map()});

function hitOf(hits: Map<number, Hit>, page: number): Hit {
  const hit = hits.get(page) ?? newHit();
  hits.set(page, hit);
  return hit;
}

/** What one meaning of a word is worth on each page: the words of a phrase add up. */
function weigh({entries, weight, pages}: Meaning, all: number): Map<number, Hit> {
  const sums = new Map<number, Hit>();
  for (const entry of entries) {
    const worth = (weight * rarity(pages ?? entry.pages, all)) / entries.length;
    const bests = new Map<number, number>();
    for (const {page, section, level} of entry.postings) {
      const sum = hitOf(sums, page);
      const value = worth * (WEIGHTS[level] ?? 0);
      const aside = level >= LEVELS.keyword && section !== PAGE_TOP;
      sum.level = Math.max(sum.level, level);
      sum.sections.set(section, (sum.sections.get(section) ?? 0) + (aside ? worth * IN_SECTION : value));
      bests.set(page, Math.max(value, bests.get(page) ?? 0));
    }
    for (const [page, best] of bests) hitOf(sums, page).best += best;
  }
  return sums;
}

/** The pages of a query word: of its meanings, the one that is worth most there. */
function hitsOf({meanings}: QueryWord, all: number): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  for (const meaning of meanings) {
    for (const [page, sum] of weigh(meaning, all)) {
      const hit = hitOf(hits, page);
      hit.best = Math.max(hit.best, sum.best);
      hit.level = Math.max(hit.level, sum.level);
      for (const [section, value] of sum.sections)
        hit.sections.set(section, Math.max(value, hit.sections.get(section) ?? 0));
    }
  }
  return hits;
}

/** How much a word speaks for a section when one is chosen. */
function vote(level: number, section: number): number {
  if (level >= LEVELS.title) return section === PAGE_TOP ? TITLE_ON_TOP : TITLE_IN_SECTION;
  return level >= LEVELS.keyword && section === PAGE_TOP ? KEYWORD_ON_TOP : 1;
}

/** Which sections answer: title and keywords speak for the page as a whole. */
function chooseSections(hits: readonly Hit[]): number[] {
  const votes = new Map<number, number>([[PAGE_TOP, 0]]);
  for (const {level, best, sections} of hits) {
    if (level >= LEVELS.title && !sections.has(PAGE_TOP))
      votes.set(PAGE_TOP, (votes.get(PAGE_TOP) ?? 0) + best * TITLE_ON_TOP);
    for (const [section, value] of sections)
      votes.set(section, (votes.get(section) ?? 0) + value * vote(level, section));
  }
  const ranked = [...votes].sort(([one, less], [other, more]) => more - less || one - other);
  const best = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, value]) => value >= best * NEXT_SECTION)
    .slice(0, MOST_SECTIONS)
    .map(([section]) => section);
}

/** What the words are worth in the one section where they are worth most; title and keywords count in each. */
function worthTogether(hits: readonly Hit[]): number {
  const everywhere = hits.filter(({level}) => level >= LEVELS.keyword).reduce((sum, {best}) => sum + best, 0);
  const sections = new Map<number, number>();
  for (const {level, sections: own} of hits) {
    if (level < LEVELS.keyword)
      for (const [section, value] of own) sections.set(section, (sections.get(section) ?? 0) + value);
  }
  return everywhere + Math.max(0, ...sections.values());
}

function scorePage(page: number, words: readonly Map<number, Hit>[]): Ranked {
  const hits = words.map((word) => word.get(page)).filter((hit) => hit !== undefined);
  const apart = hits.reduce((sum, {best}) => sum + best, 0);
  const covered = UNCOVERED + ((1 - UNCOVERED) * hits.length) / Math.max(1, words.length);
  return {
    page,
    score: covered * ((1 - TOGETHER) * apart + TOGETHER * worthTogether(hits)),
    sections: chooseSections(hits),
  };
}

/** Pages that have any of the words, best first. */
export function rank(words: readonly QueryWord[], all: number): Ranked[] {
  const hits = words.map((word) => hitsOf(word, all));
  const pages = new Set(hits.flatMap((word) => [...word.keys()]));
  return [...pages]
    .map((page) => scorePage(page, hits))
    .sort((one, other) => other.score - one.score || one.page - other.page);
}
