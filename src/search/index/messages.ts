import {type Analyzer, fold} from '../language/analyzer';
import type {SearchPage} from './searchPage';

/**
 * Removes messages that are redundant in the index: those that a heading repeats word for word, since its section is the fuller answer,
 * and all but the first of equal ones.
 */
export function withoutRepeatedMessages(pages: readonly SearchPage[], {words}: Analyzer): SearchPage[] {
  const key = (text: string): string => fold(words(text).join(' '));
  const known = new Set(pages.flatMap(({sections}) => sections.map(({heading}) => key(heading))));
  return pages.map((page) => {
    if (!page.messages) return page;
    const messages = page.messages.filter(({text}) => {
      const isNew = !known.has(key(text));
      known.add(key(text));
      return isNew;
    });
    return {...page, messages};
  });
}
