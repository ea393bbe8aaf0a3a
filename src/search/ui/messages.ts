import {translate} from '@docusaurus/Translate';
import type {SearchAnswer} from '../core/search';

type Answer = Pick<SearchAnswer, 'results' | 'corrections'>;

/** Replaces whole words, which consist of letters and digits; not with a look-behind, which Safari has since 16.4. */
function correctedQuery(query: string, corrections: Answer['corrections']): string {
  return corrections.reduce(
    (text, {typed, used}) =>
      text.replace(new RegExp(`(^|[^\\p{L}\\p{N}])${typed}(?![\\p{L}\\p{N}])`, 'u'), `$1${used}`),
    query.trim().normalize('NFC').toLowerCase(),
  );
}

/** The message about a corrected query; empty without corrections. */
export function correctionMessage(query: string, {corrections}: Answer): string {
  return corrections.length === 0
    ? ''
    : translate(
        {
          id: 'search.corrected',
          message: 'Mostrando resultados para «{query}»',
          description: 'Says which word was searched for instead of a misspelt one',
        },
        {query: correctedQuery(query, corrections)},
      );
}

/** The text of the live region. */
export function statusMessage(query: string, answer: Answer): string {
  const count = translate(
    {
      id: 'search.count',
      message: 'Respuestas: {count}.',
      description: 'Announced by screen readers when the answers have changed',
    },
    {count: answer.results.length},
  );
  return answer.results.length === 0 ? noResultsMessage(query) : `${correctionMessage(query, answer)} ${count}`.trim();
}

/** The message for a query without results. */
export function noResultsMessage(query: string): string {
  return translate(
    {
      id: 'search.nothing',
      message: 'No encontramos nada para «{query}».',
      description: 'Shown when a search finds nothing',
    },
    {query: query.trim()},
  );
}
