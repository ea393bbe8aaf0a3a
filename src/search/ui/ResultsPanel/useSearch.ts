import {useEffect, useState} from 'react';
import type {SearchAnswer} from '../../engine/search';
import {openSearchIndex} from './searchIndex';

/** The outcome of a query: an answer, or the error. */
export type Outcome = {query: string; answer: SearchAnswer} | {query: string; error: unknown};

type SearchState = {
  /** The latest outcome; while a query is pending, the previous one. */
  outcome: Outcome | undefined;
  retry: () => void;
};

/** How long typing pauses before a search, in milliseconds. */
const PAUSE = 120;

/** Searches for the content of the field when typing pauses. */
export function useSearch(query: string, base: string): SearchState {
  const [outcome, setOutcome] = useState<Outcome>();
  const [retries, setRetries] = useState(0);
  useEffect(() => {
    // While the reader types the first word; a failure is shown with the outcome of the query.
    openSearchIndex(base).catch(() => undefined);
  }, [base]);
  useEffect(() => {
    if (query.trim() === '') return undefined;
    let isCurrent = true;
    const show = (next: Outcome) => {
      if (isCurrent) setOutcome(next);
    };
    const timer = setTimeout(() => {
      openSearchIndex(base)
        .then(({search}) => search(query))
        .then(
          (answer) => show({query, answer}),
          (error: unknown) => show({query, error}),
        );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, base, retries]);
  return {
    outcome,
    retry() {
      setOutcome(undefined);
      setRetries((times) => times + 1);
    },
  };
}
