import {groupBy} from '../../lib/text';
import {IMPACTS, PAGE_TOP} from '../format/searchIndex';
import type {Expansion, QueryTerm} from './terms';

/** The weight of each impact (body, heading, keyword, title), dimensionless. Fitted to the queries in `quality/`. */
const WEIGHTS = [0.38, 0.7, 0.95, 2.1, 2.5, 2.9, 3.3, 2.6, 3.1, 4, 3.6, 4, 4.4, 4.8, 5.2, 5.8];
/** Below 1 a rare word outweighs common ones less: in a whole sentence the rarest word is often beside the point. */
const RARITY_EXPONENT = 0.9;
/**
 * A word counts with its highest impact on the page, and with this share of its others, up to a limit: of two pages that have it
 * among their keywords, the one that goes on to speak of it is meant.
 */
const OTHERS_SHARE = 0.2;
const MAX_OTHERS = 6;
/**
 * A page that has a word and its synonym is meant rather than one that has the word alone: all expansions of a word but the best
 * one count with this share.
 */
const ALSO_SHARE = 0.2;
/** Beside a whole word, what it may be the beginning of is no second reason. */
const UNCERTAIN_WEIGHT = 0.4;

/** Title and keywords apply to every section: their words count with this share for the page itself when a section is chosen. */
const TOP_SHARE = 0.03;

/** Keeps the highest value of a key. */
const raise = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, Math.max(value, sums.get(key) ?? 0));
};

/** Adds to the sum of a key. */
export const add = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, value + (sums.get(key) ?? 0));
};

/** One query term on one page. */
export interface Hit {
  score: number;
  /** Highest impact on the page of the expansion that counts. */
  impact: number;
  readonly sections: Map<number, number>;
}

const inverseFrequency = (pages: number, all: number): number =>
  Math.log(1 + all / Math.max(1, pages)) ** RARITY_EXPONENT;

function hitOf(hits: Map<number, Hit>, page: number): Hit {
  const hit = hits.get(page) ?? {score: 0, impact: 0, sections: new Map()};
  hits.set(page, hit);
  return hit;
}

/** Scores one expansion on each page: the words of a phrase add up. */
function scoreExpansion({entries, weight, pages}: Expansion, all: number): Map<number, Hit> {
  const sums = new Map<number, Hit>();
  for (const entry of entries) {
    const base = (weight * inverseFrequency(pages ?? entry.pages, all)) / entries.length;
    for (const [page, postings] of groupBy(entry.postings, (posting) => posting.page)) {
      const sum = hitOf(sums, page);
      const impact = Math.max(...postings.map((posting) => posting.impact));
      const highest = WEIGHTS[impact] ?? 0;
      const others = postings.reduce((total, posting) => total + (WEIGHTS[posting.impact] ?? 0), -highest);
      const score = base * (highest + OTHERS_SHARE * Math.min(others, MAX_OTHERS));
      sum.impact = Math.max(sum.impact, impact);
      sum.score += score;
      for (const {section, impact: own} of postings) {
        const share = section === PAGE_TOP && impact >= IMPACTS.keyword ? TOP_SHARE : 1;
        add(sum.sections, section, share * base * (WEIGHTS[own] ?? 0));
      }
    }
  }
  return sums;
}

/** The pages of a query term: on each page the expansion with the highest score counts, the others with a share. */
export function scoreTerm({expansions}: QueryTerm, all: number): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  for (const expansion of expansions) {
    for (const [page, sum] of scoreExpansion(expansion, all)) {
      const hit = hitOf(hits, page);
      if (sum.score > hit.score) hit.impact = sum.impact;
      const [more, less] = sum.score > hit.score ? [sum.score, hit.score] : [hit.score, sum.score];
      hit.score = more + (expansion.weight > UNCERTAIN_WEIGHT ? ALSO_SHARE * less : 0);
      for (const [section, value] of sum.sections) raise(hit.sections, section, value);
    }
  }
  return hits;
}
