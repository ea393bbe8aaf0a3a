import {translate} from '@docusaurus/Translate';
import type {SearchAnswer} from '../../../search/query/search';

type Answer = Pick<SearchAnswer, 'results' | 'corrections'>;

/** The question with the words that were searched for instead of those typed. */
export function correctedQuery(query: string, corrections: Answer['corrections']): string {
  return corrections.reduce((text, {typed, used}) => text.replace(typed, used), query.trim().toLowerCase());
}

/** Says what was searched for when that is not what was typed. */
export function correctionSentence(query: string, {corrections}: Answer): string {
  return corrections.length === 0
    ? ''
    : translate(
        {id: 'search.corrected', message: 'Mostrando resultados para «{query}»', description: 'Says which word was searched for instead of a misspelt one'},
        {query: correctedQuery(query, corrections)},
      );
}

/** What is said aloud of an answer. */
export function statusSentence(query: string, answer: Answer): string {
  const count = translate(
    {id: 'search.count', message: 'Respuestas: {count}.', description: 'Said to readers of screens when the answers have changed'},
    {count: answer.results.length},
  );
  return answer.results.length === 0 ? nothingSentence(query) : `${correctionSentence(query, answer)} ${count}`.trim();
}

/** Says that nothing was found. */
export function nothingSentence(query: string): string {
  return translate(
    {id: 'search.nothing', message: 'No encontramos nada para «{query}».', description: 'Shown when a search finds nothing'},
    {query: query.trim()},
  );
}
