import {type Description, STEPS} from '../../format/description';
import type {SearchResult} from '../../engine/search';

export type ResultText = {
  /** The question that it answers. */
  title: string;
  /** The beginning of the answer. */
  line: string;
  /** Its page, its topic and the number of steps, without repetitions. */
  facts: string[];
};

/**
 * The text of an option: the heading of the answer is its title, the page is named below.
 *
 * @param topic name of the page's topic, where it has one
 * @param stepsText writes the number of steps
 */
export function resultText(
  {title, headings}: Pick<SearchResult, 'title' | 'headings'>,
  heading: number,
  {line, steps}: Description = {line: '', steps: 0},
  topic?: string,
  stepsText: (steps: number) => string = String,
): ResultText {
  const found = headings[heading];
  const isPage = found === undefined || found.id === STEPS;
  const facts = [isPage ? undefined : title, topic, steps > 0 ? stepsText(steps) : undefined];
  const question = isPage ? title : found.text;
  return {
    title: question,
    line,
    facts: [...new Set(facts)].filter((fact): fact is string => fact !== undefined && fact !== question),
  };
}
