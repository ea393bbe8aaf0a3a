import type {Posting} from '../format/postings';
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

/**
 * A title is true of every section: its words hardly tell which one is meant, and keywords little more. Both speak for the
 * page itself, but for less than any section that is about a word of the query.
 */
const SPEAKS = {title: {top: 0.03, section: 0.2}, keyword: {top: 0.03, section: 0.5}} as const;
/** Sections that have few of the words are less likely meant: this much of their votes they keep for having one. */
const ALONE = 0.5;

interface Hit {
  best: number;
  /** Highest level of the word in the page. */
  level: number;
  readonly sections: Map<number, number>;
  /** How much it speaks for each section when one is chosen. */
  readonly votes: Map<number, number>;
}

/** Rarer words tell more. */
const rarity = (pages: number, all: number): number => Math.log(1 + all / Math.max(1, pages));

const newHit = (): Hit => ({best: 0, level: 0, sections: new Map(), votes: new Map()});

function hitOf(hits: Map<number, Hit>, page: number): Hit {
  const hit = hits.get(page) ?? newHit();
  hits.set(page, hit);
  return hit;
}

const raise = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, Math.max(value, sums.get(key) ?? 0));
};

const add = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, value + (sums.get(key) ?? 0));
};

/** The postings of one word by page. */
function byPage(postings: readonly Posting[]): Map<number, Posting[]> {
  const pages = new Map<number, Posting[]>();
  for (const posting of postings) {
    const ofPage = pages.get(posting.page);
    if (ofPage) ofPage.push(posting);
    else pages.set(posting.page, [posting]);
  }
  return pages;
}

/** How much a word speaks for a section when one is chosen. `level` is the highest of the word in the page. */
function share(level: number, section: number): number {
  if (level < LEVELS.keyword) return 1;
  const speaks = level >= LEVELS.title ? SPEAKS.title : SPEAKS.keyword;
  return section === PAGE_TOP ? speaks.top : speaks.section;
}

/** What one meaning of a word is worth on each page: the words of a phrase add up. */
function weigh({entries, weight, pages}: Meaning, all: number): Map<number, Hit> {
  const sums = new Map<number, Hit>();
  for (const entry of entries) {
    const worth = (weight * rarity(pages ?? entry.pages, all)) / entries.length;
    for (const [page, postings] of byPage(entry.postings)) {
      const sum = hitOf(sums, page);
      const level = Math.max(...postings.map((posting) => posting.level));
      const best = worth * (WEIGHTS[level] ?? 0);
      sum.level = Math.max(sum.level, level);
      sum.best += best;
      for (const posting of postings) {
        const {section} = posting;
        const aside = posting.level >= LEVELS.keyword && section !== PAGE_TOP;
        const value = aside ? worth * IN_SECTION : worth * (WEIGHTS[posting.level] ?? 0);
        add(sum.sections, section, value);
        add(sum.votes, section, value * share(level, section));
      }
      if (level >= LEVELS.title && postings.every(({section}) => section !== PAGE_TOP))
        add(sum.votes, PAGE_TOP, best * SPEAKS.title.top);
    }
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
      for (const [section, value] of sum.sections) raise(hit.sections, section, value);
      for (const [section, value] of sum.votes) raise(hit.votes, section, value);
    }
  }
  return hits;
}

/** Which sections answer, best first: the page itself for one word that its title has. */
function chooseSections(hits: readonly Hit[]): number[] {
  if (hits.length === 1 && (hits[0]?.level ?? 0) >= LEVELS.title) return [PAGE_TOP];
  const votes = new Map<number, number>([[PAGE_TOP, 0]]);
  const words = new Map<number, number>();
  for (const hit of hits) {
    for (const [section, value] of hit.votes) {
      add(votes, section, value);
      add(words, section, 1);
    }
  }
  for (const [section, value] of votes)
    votes.set(section, value * (ALONE + ((1 - ALONE) * (words.get(section) ?? 0)) / hits.length));
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
