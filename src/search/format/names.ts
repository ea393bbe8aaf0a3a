import {IMPACTS} from './layout';
import type {Posting} from './postings';
import type {SynonymRule} from './synonyms';

/** The prefix of the artificial words for the names of answers, which no query contains. */
const NAME = '0s';
const SECTION = 'x';

/** The artificial word for the names of a section. It contains the position of the section, so that it needs no posting. */
export const nameOf = (page: number, section: number): string => `${NAME}${page}${SECTION}${section}`;

export const isName = (stem: string): boolean => stem.startsWith(NAME);

/** The more words a reader's name for a section has, the lower the impact of each. */
const nameImpact = (words: number): number => Math.max(IMPACTS.heading + 1, IMPACTS.keyword - words);

/**
 * The postings of the words of all names, by stem: they count as if they stood in the heading. They follow from the synonyms, which
 * have the names as they are matched whole.
 */
export function postingsOfNames(rules: readonly SynonymRule[]): Map<string, Posting[]> {
  const found = new Map<string, Posting[]>();
  for (const {phrases, target} of rules.filter((rule) => rule.isName)) {
    const [name = ''] = target;
    const [page = 0, section = 0] = name.slice(NAME.length).split(SECTION).map(Number);
    for (const stems of [[name], ...phrases])
      for (const stem of stems) {
        const posting = {page, section, impact: nameImpact(stems.length)};
        found.set(stem, [...(found.get(stem) ?? []), posting]);
      }
  }
  return found;
}

/** The postings of a word and those that it has from names: the highest impact of each section. */
export function mergePostings(postings: readonly Posting[], ofNames: readonly Posting[]): Posting[] {
  const merged = new Map<string, Posting>();
  for (const posting of [...postings, ...ofNames]) {
    const key = `${posting.page} ${posting.section}`;
    if (posting.impact >= (merged.get(key)?.impact ?? 0)) merged.set(key, posting);
  }
  return [...merged.values()];
}
