/** What became of a question: an answer, or the reason why there is none. */
export type Outcome<Answer> = {query: string; answer: Answer} | {query: string; error: unknown};

export type Asker = {
  /** Asks once the reader has paused; a question before it is forgotten, also when its answer is on its way. */
  ask: (query: string) => void;
  /** Asks no more, and shows nothing that may still come. */
  stop: () => void;
};

/** How long a reader pauses, in milliseconds, before what is typed counts as a question. */
const PAUSE = 120;

/**
 * Asks the search while the reader types.
 * @param find answers a question, or rejects
 * @param show called with the outcome of the latest question only
 */
export function createAsker<Answer>(find: (query: string) => Promise<Answer>, show: (outcome: Outcome<Answer>) => void): Asker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const stop = () => {
    clearTimeout(timer);
    latest += 1;
  };
  return {
    stop,
    ask(query) {
      stop();
      const mine = latest;
      const showLatest = (outcome: Outcome<Answer>) => {
        if (mine === latest) show(outcome);
      };
      timer = setTimeout(() => {
        find(query).then(
          (answer) => showLatest({query, answer}),
          (error: unknown) => showLatest({query, error}),
        );
      }, PAUSE);
    },
  };
}
