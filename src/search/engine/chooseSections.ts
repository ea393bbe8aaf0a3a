import {IMPACTS, PAGE_TOP} from '../format/searchIndex';
import {add, type Hit} from './scoreTerm';

/** Sections with less than this share of the best one's score are not shown. */
const SECTION_CUTOFF = 0.6;
const MAX_SECTIONS = 3;

/** The impact of a title of at most two words: a page that has no others in it answers better than a heading that has. */
const SHORT_TITLE = IMPACTS.count - 2;

/**
 * The sections to show, best first: the page itself where its title is the query.
 * @param names the score of each section's nearest name
 */
export function chooseSections(hits: readonly Hit[], names: ReadonlyMap<number, number>): number[] {
  if (hits.every(({impact}) => impact >= SHORT_TITLE)) return [PAGE_TOP];
  const scores = new Map<number, number>([[PAGE_TOP, 0]]);
  for (const sections of [...hits.map((hit) => hit.sections), names])
    for (const [section, value] of sections) add(scores, section, value);
  const ranked = [...scores].sort(([one, less], [other, more]) => more - less || one - other);
  const best = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, value]) => value >= best * SECTION_CUTOFF)
    .slice(0, MAX_SECTIONS)
    .map(([section]) => section);
}
