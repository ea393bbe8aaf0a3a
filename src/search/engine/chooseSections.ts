import {IMPACTS, PAGE_TOP} from '../format/searchIndex';
import {add, type Hit} from './scoreTerm';

/** Sections with less than this share of the best one's score are not shown. */
const SECTION_CUTOFF = 0.6;
const MAX_SECTIONS = 3;
/** The share of its score that a section keeps with a single word of the query: the rest grows with the words it has. */
const SECTION_COVERAGE_BASE = 0.5;

/** The impact of a title of at most two words: a page that has no others in it answers better than a heading that has. */
const SHORT_TITLE = IMPACTS.count - 2;

/**
 * The sections to show, best first: the page itself where its title is the query, or has its only word.
 * @param names the score of each section's nearest name
 */
export function chooseSections(hits: readonly Hit[], names: ReadonlyMap<number, number>): number[] {
  const isInTitle = hits.every(({impact}) => impact >= IMPACTS.title);
  const isWholeTitle = hits.every(({impact}) => impact >= SHORT_TITLE);
  if (isWholeTitle || (hits.length === 1 && isInTitle)) return [PAGE_TOP];
  const scores = new Map<number, number>([[PAGE_TOP, 0]]);
  const words = new Map<number, number>();
  for (const hit of hits) {
    for (const [section, value] of hit.sections) {
      add(scores, section, value);
      add(words, section, 1);
    }
  }
  for (const [section, value] of scores) {
    const coverage = (words.get(section) ?? 0) / hits.length;
    scores.set(section, value * (SECTION_COVERAGE_BASE + (1 - SECTION_COVERAGE_BASE) * coverage));
  }
  for (const [section, value] of names) add(scores, section, value);
  const ranked = [...scores].sort(([one, less], [other, more]) => more - less || one - other);
  const best = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, value]) => value >= best * SECTION_CUTOFF)
    .slice(0, MAX_SECTIONS)
    .map(([section]) => section);
}
