import {groupBy} from '../../lib/text';
import {PAGE_TOP} from './format';
import {type KnownMessage, scoreNames} from './names';
import type {Expansion, OpenIndex, QueryTerm} from './openIndex';
import {CUTOFF, EXTRA_SHARE, IMPACTS} from './weights';

/** Keeps the highest value of a key. */
const raise = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, Math.max(value, sums.get(key) ?? 0));
};

/** Adds to the sum of a key. */
const add = (sums: Map<number, number>, key: number, value: number): void => {
  sums.set(key, value + (sums.get(key) ?? 0));
};

/** One query term on one page. */
interface Hit {
  score: number;
  /** The highest impact of the best expansion on the page. */
  impact: number;
  readonly sections: Map<number, number>;
  /** The sections whose heading contains the term. */
  readonly headings: Set<number>;
}

const inverseFrequency = (pages: number, pageCount: number): number => Math.log(1 + pageCount / Math.max(1, pages));

function hitOf(hits: Map<number, Hit>, page: number): Hit {
  const hit = hits.get(page) ?? {score: 0, impact: 0, sections: new Map(), headings: new Set()};
  hits.set(page, hit);
  return hit;
}

/** Scores one expansion on each page: the words of a phrase add up. */
function scoreExpansion({entries, weight}: Expansion, pageCount: number): Map<number, Hit> {
  const sums = new Map<number, Hit>();
  for (const entry of entries) {
    const base = (weight * inverseFrequency(entry.pages, pageCount)) / entries.length;
    for (const [page, postings] of groupBy(entry.postings, (posting) => posting.page)) {
      const sum = hitOf(sums, page);
      const impact = Math.max(...postings.map((posting) => posting.impact));
      const otherImpacts = postings.reduce((total, posting) => total + posting.impact, -impact);
      sum.impact = Math.max(sum.impact, impact);
      sum.score += base * (impact + EXTRA_SHARE * otherImpacts);
      for (const {section, impact: sectionImpact} of postings) {
        // A title applies to every section.
        const appliesToAll = section === PAGE_TOP && impact >= IMPACTS.title;
        add(sum.sections, section, appliesToAll ? 0 : base * sectionImpact);
        if (section !== PAGE_TOP && sectionImpact >= IMPACTS.heading) sum.headings.add(section);
      }
    }
  }
  return sums;
}

/** The pages of a query term: on each page the expansion with the highest score counts fully, and the others with a share. */
function scoreTerm({expansions}: QueryTerm, pageCount: number): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  for (const expansion of expansions) {
    for (const [page, sum] of scoreExpansion(expansion, pageCount)) {
      const hit = hitOf(hits, page);
      if (sum.score > hit.score) hit.impact = sum.impact;
      hit.score = Math.max(sum.score, hit.score) + EXTRA_SHARE * Math.min(sum.score, hit.score);
      for (const [section, value] of sum.sections) raise(hit.sections, section, value);
      for (const section of sum.headings) hit.headings.add(section);
    }
  }
  return hits;
}

/** Whether some words are in the title, and all others, two or more, in one heading: "delete card expired date". */
function isHeadingOfTitle(hits: readonly Hit[]): boolean {
  const otherHits = hits.filter(({impact}) => impact < IMPACTS.title);
  const [firstHit] = otherHits;
  return (
    otherHits.length > 1 &&
    otherHits.length < hits.length &&
    [...(firstHit?.headings ?? [])].some((section) => otherHits.every(({headings}) => headings.has(section)))
  );
}

const MAX_SECTIONS = 3;

/**
 * The sections to show, best first: only the page itself if its title has all words and no section has a nearer name. Words of the
 * title apply to all sections, but not if a heading has all others.
 * @param names the score of each section's nearest name
 */
function chooseSections(hits: readonly Hit[], names: ReadonlyMap<number, number>): number[] {
  const bestNameScore = Math.max(0, ...names.values());
  const isNamed = (names.get(PAGE_TOP) ?? 0) >= bestNameScore;
  if (isNamed && hits.every(({impact}) => impact >= IMPACTS.title)) return [PAGE_TOP];
  const scores = new Map<number, number>([[PAGE_TOP, 0]]);
  const isInHeading = isHeadingOfTitle(hits);
  for (const {sections} of hits.filter(({impact}) => !isInHeading || impact < IMPACTS.title))
    for (const [section, value] of sections) add(scores, section, value);
  for (const [section, value] of names) if (!isInHeading || section !== PAGE_TOP) add(scores, section, value);
  const rankedSections = [...scores].sort(([one, less], [other, more]) => more - less || one - other);
  const bestScore = rankedSections[0]?.[1] ?? 0;
  return rankedSections
    .filter(([, value]) => value >= bestScore * CUTOFF)
    .slice(0, MAX_SECTIONS)
    .map(([section]) => section);
}

/** A page that matches, and its matching sections, best first; `PAGE_TOP` among them when the page as a whole matches. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly number[];
  /** Whether each word is in the page's title or among its keywords, and the page removes nothing that the query does not ask for. */
  readonly isCertain: boolean;
}

/** @param isUnasked the page removes something, and the query does not ask for that: its words count only as a name */
function scorePage(
  page: number,
  terms: readonly Map<number, Hit>[],
  names: ReadonlyMap<number, number>,
  isUnasked: boolean,
): RankedPage {
  const hits = terms.map((term) => term.get(page)).filter((hit) => hit !== undefined);
  const words = hits.reduce((sum, {score}) => sum + score, 0);
  return {
    page,
    score: (isUnasked ? 0 : words) + Math.max(0, ...names.values()),
    sections: chooseSections(hits, names),
    isCertain: !isUnasked && hits.length === terms.length && hits.every(({impact}) => impact >= IMPACTS.title),
  };
}

const asksForRemoval = (terms: readonly QueryTerm[], {analyzer}: OpenIndex): boolean =>
  terms.some(({expansions}) => expansions.some(({entries}) => entries.some(({stem}) => analyzer.isRemoval(stem))));

function withoutWeakPages(pages: readonly RankedPage[]): RankedPage[] {
  const [bestPage] = pages;
  return pages.filter(({score}) => !bestPage || score >= bestPage.score * CUTOFF);
}

/** Pages that have a term of the query or a word of a name, best first. Pages that have little of the query are left out. */
export function rank(query: string, terms: readonly QueryTerm[], index: OpenIndex): RankedPage[] {
  const hits = terms.map((term) => scoreTerm(term, index.pages.length));
  const names = scoreNames(query, terms, index.names, index.analyzer);
  const matchingPages = hits.flatMap((term) => [...term.keys()]);
  const pages = new Set([...matchingPages, ...names.keys()]);
  const isRemovalAsked = asksForRemoval(terms, index);
  const rankedPages = [...pages]
    .map((page) => {
      const isUnasked = index.pages[page]?.isRemoval === true && !isRemovalAsked;
      return scorePage(page, hits, names.get(page) ?? new Map(), isUnasked);
    })
    .sort((one, other) => other.score - one.score || one.page - other.page);
  return terms.length > 1 ? withoutWeakPages(rankedPages) : rankedPages;
}

/** Puts a message first, and a short one second: its words may also describe a task. */
export function withMessage(pages: readonly RankedPage[], message: KnownMessage | undefined): readonly RankedPage[] {
  if (!message) return pages;
  const {page, section, isLong} = message;
  const insert = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
    isLong ? [item, ...items] : [...items.slice(0, 1), item, ...items.slice(1)];
  const [bestPage] = pages;
  const entry = pages.find((other) => other.page === page);
  const otherPages = pages.filter((other) => other !== entry);
  const {sections = [], ...rest} = entry ?? {page, score: bestPage?.score ?? 1, isCertain: isLong};
  const otherSections = sections.filter((other) => other !== section);
  return entry === bestPage
    ? [{...rest, sections: insert(otherSections, section)}, ...otherPages]
    : insert(otherPages, {...rest, sections: [section, ...otherSections]});
}
