import {useEffect, useMemo, useState} from 'react';
import type {SearchAnswer} from '../../engine/search';
import {createDebouncedSearch, type Outcome} from './debouncedSearch';
import {openSearchIndex} from './searchIndex';

type SearchState = {
  /** The latest outcome; while a query is pending, the previous one. */
  outcome: Outcome<SearchAnswer> | undefined;
  retry: () => void;
};

/** Searches for the content of the field, debounced. */
export function useSearch(query: string, base: string): SearchState {
  const [outcome, setOutcome] = useState<Outcome<SearchAnswer>>();
  const debounced = useMemo(
    () => createDebouncedSearch(async (text) => (await openSearchIndex(base)).search(text), setOutcome),
    [base],
  );
  useEffect(() => {
    // Load the index while the reader types the first word; a failure is shown with the outcome of the query.
    openSearchIndex(base).catch(() => undefined);
    return debounced.cancel;
  }, [debounced, base]);
  useEffect(() => {
    if (query.trim() === '') debounced.cancel();
    else debounced.search(query);
  }, [debounced, query]);
  return {
    outcome,
    retry() {
      setOutcome(undefined);
      debounced.search(query);
    },
  };
}
