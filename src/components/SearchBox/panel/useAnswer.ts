import {useEffect, useMemo, useState} from 'react';
import type {SearchAnswer} from '../../../search/query/search';
import {createAsker, type Outcome} from './asker';
import {openSite} from './source';

type Answering = {
  /** The latest outcome; while the next one is on its way, the one before it. */
  outcome: Outcome<SearchAnswer> | undefined;
  retry: () => void;
};

/** Answers what stands in the field, a pause after the reader typed it. */
export function useAnswer(query: string, base: string): Answering {
  const [outcome, setOutcome] = useState<Outcome<SearchAnswer>>();
  const asker = useMemo(
    () => createAsker(async (text) => (await openSite(base)).search(text), setOutcome),
    [base],
  );
  useEffect(() => {
    // The index comes while the reader types the first word; a failure shows with the question.
    openSite(base).catch(() => undefined);
    return asker.stop;
  }, [asker, base]);
  useEffect(() => {
    if (query.trim() === '') asker.stop();
    else asker.ask(query);
  }, [asker, query]);
  return {
    outcome,
    retry() {
      setOutcome(undefined);
      asker.ask(query);
    },
  };
}
