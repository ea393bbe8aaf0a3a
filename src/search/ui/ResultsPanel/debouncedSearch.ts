/** The outcome of a query: an answer, or the error. */
export type Outcome<Answer> = {query: string; answer: Answer} | {query: string; error: unknown};

/** A search that waits until typing pauses. */
export type DebouncedSearch = {
  /** Searches after the delay; a previous query is cancelled, even when its answer is pending. */
  search: (query: string) => void;
  /** Cancels the pending query. */
  cancel: () => void;
};

/** In milliseconds. */
const DELAY = 120;

/**
 * Creates a debounced search.
 * @param find answers a query, or rejects
 * @param show called with the outcome of the latest query only
 */
export function createDebouncedSearch<Answer>(
  find: (query: string) => Promise<Answer>,
  show: (outcome: Outcome<Answer>) => void,
): DebouncedSearch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const cancel = () => {
    clearTimeout(timer);
    latest += 1;
  };
  return {
    cancel,
    search(query) {
      cancel();
      const current = latest;
      const showLatest = (outcome: Outcome<Answer>) => {
        if (current === latest) show(outcome);
      };
      timer = setTimeout(() => {
        find(query).then(
          (answer) => showLatest({query, answer}),
          (error: unknown) => showLatest({query, error}),
        );
      }, DELAY);
    },
  };
}
