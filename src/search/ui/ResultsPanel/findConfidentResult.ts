import type {ConfidentResult} from '../suggestPage';
import {addressOf, questionOf} from './resultText';
import {openSearchIndex} from './searchIndex';

/**
 * The first result, where its page is about all words: one of its answers, when its heading has more of the words than the title of the
 * page.
 */
export async function findConfidentResult(words: string, base: string): Promise<ConfidentResult | undefined> {
  const {search} = await openSearchIndex(base);
  // The space marks the last word as complete.
  const {results, mark} = search(`${words} `, 1);
  const [first] = results;
  if (!first?.isCertain) return undefined;
  const marksIn = (text: string): number => mark(text).filter(({match}) => match).length;
  const [heading] = first.headings;
  const found = heading && marksIn(heading.text) > marksIn(first.title) ? first : {...first, headings: []};
  return {href: addressOf(found, base), title: questionOf(found)};
}
