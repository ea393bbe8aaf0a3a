import {IMPACTS, PAGE_TOP} from '../format/searchIndex';
import {chooseSections} from './chooseSections';
import type {FoundMessage} from './findMessage';
import {asQuestion, scoreNames} from './names';
import type {OpenIndex} from './openIndex';
import {add, type Hit, scoreTerm} from './scoreTerm';
import type {QueryTerm} from './terms';

/** A page that matches, and its matching sections, best first; `PAGE_TOP` among them when the page as a whole matches. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly number[];
  /** Whether each word is of the page's title, among its keywords, or the whole of a heading. */
  readonly isCertain: boolean;
}

/** The share of its score that a page keeps with none of the words: the rest grows with the words it has (OR, not AND). */
const COVERAGE_BASE = 0.4;
/** The share of a page's score that comes from the words of its best section alone. */
const PROXIMITY_SHARE = 0.6;
/** The share of the words of a page that does not count for a question, whose nearest name tells more. */
const QUESTION_DISCOUNT = 0.42;
/** The share of the words of a page about removing something that counts when the query does not ask for that. */
const UNASKED_REMOVAL_SHARE = 0.3;
/** Of several words, a page with less than this share of the best score has some by chance: no answer of the sets in `quality/` is. */
const WEAK_SHARE = 0.46;
/** The impact of a heading of one word; above are keywords and the title. */
const CERTAIN_IMPACT = IMPACTS.keyword - 1;

/** The score of the words in their best section; title and keywords count in each. */
function bestSectionScore(hits: readonly Hit[]): number {
  const everywhere = hits.filter(({impact}) => impact >= IMPACTS.keyword).reduce((sum, {score}) => sum + score, 0);
  const sections = new Map<number, number>();
  for (const {impact, sections: ofHit} of hits) {
    if (impact < IMPACTS.keyword) for (const [section, value] of ofHit) add(sections, section, value);
  }
  return everywhere + Math.max(0, ...sections.values());
}

function scorePage(
  page: number,
  terms: readonly Map<number, Hit>[],
  names: ReadonlyMap<number, number>,
  wordsWeight: number,
): RankedPage {
  const hits = terms.map((term) => term.get(page)).filter((hit) => hit !== undefined);
  const wholePage = hits.reduce((sum, {score}) => sum + score, 0);
  const coverage = COVERAGE_BASE + ((1 - COVERAGE_BASE) * hits.length) / Math.max(1, terms.length);
  const words = (1 - PROXIMITY_SHARE) * wholePage + PROXIMITY_SHARE * bestSectionScore(hits);
  return {
    page,
    score: wordsWeight * coverage * words + Math.max(0, ...names.values()),
    sections: chooseSections(hits, names),
    isCertain: hits.length === terms.length && hits.every(({impact}) => impact >= CERTAIN_IMPACT),
  };
}

const asksForRemoval = (terms: readonly QueryTerm[], {analyzer}: OpenIndex): boolean =>
  terms.some(({expansions}) => expansions.some(({entries}) => entries.some(({stem}) => analyzer.isRemoval(stem))));

function withoutWeak(pages: readonly RankedPage[]): RankedPage[] {
  const [best] = pages;
  return pages.filter(({score}) => !best || score >= best.score * WEAK_SHARE);
}

/** Pages that have any of the terms or words of a name, best first, without those that have little of the query. */
export function rank(query: string, terms: readonly QueryTerm[], index: OpenIndex): RankedPage[] {
  const hits = terms.map((term) => scoreTerm(term, index.pages.length));
  const names = scoreNames(query, terms, index.names, index.analyzer);
  const matched = hits.flatMap((term) => [...term.keys()]);
  const pages = new Set([...matched, ...names.keys()]);
  const wordsWeight = 1 - QUESTION_DISCOUNT * asQuestion(terms);
  const asks = asksForRemoval(terms, index);
  const ranked = [...pages]
    .map((page) => {
      const isUnasked = index.pages[page]?.isRemoval && !asks;
      const weight = isUnasked ? wordsWeight * UNASKED_REMOVAL_SHARE : wordsWeight;
      const scored = scorePage(page, hits, names.get(page) ?? new Map(), weight);
      return isUnasked ? {...scored, isCertain: false} : scored;
    })
    .sort((one, other) => other.score - one.score || one.page - other.page);
  return terms.length > 1 ? withoutWeak(ranked) : ranked;
}

/**
 * Leads to a message first where the query has it word for word, else second: then the reader may also mean what it is about.
 */
export function withMessage(pages: readonly RankedPage[], found: FoundMessage | undefined): readonly RankedPage[] {
  if (!found) return pages;
  const {page, section} = found.message;
  const [best] = pages;
  const own = pages.find((other) => other.page === page) ?? {
    page,
    score: best?.score ?? 1,
    sections: [],
    isCertain: found.isVerbatim,
  };
  const others = pages.filter((other) => other.page !== page);
  const sections = own.sections.filter((other) => other !== section);
  if (found.isVerbatim) return [{...own, sections: [section, ...sections]}, ...others];
  const [first = section, ...rest] = sections;
  if (own === best) return [{...own, sections: first === PAGE_TOP ? sections : [first, section, ...rest]}, ...others];
  return [...others.slice(0, 1), {...own, sections: [section, ...sections]}, ...others.slice(1)];
}
