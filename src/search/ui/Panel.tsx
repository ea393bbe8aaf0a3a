import React, {type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchAnswer} from '../core/search';
import {opensElsewhere} from '../../static-first';
import {ContactWays} from '../../ui/Contact/ContactWays';
import {Icon} from '../../ui/Icon';
import {MostAskedTitle} from '../../ui/MostAsked';
import {LoadError, waitingMessage} from './LoadStatus';
import {correctionMessage, noResultsMessage, statusMessage} from './messages';
import {clearRecentSearches, recentSearches, saveRecentSearch} from './recentSearches';
import {NextOptions, Option, Results} from './Results';
import {openSearchIndex} from './searchIndex';

/** The outcome of a query: an answer, or the error. */
type Outcome = {query: string; answer: SearchAnswer} | {query: string; error: unknown};

type SearchState = {
  /** The latest outcome; while a query is pending, the previous one. */
  outcome: Outcome | undefined;
  retry: () => void;
};

/** How long typing pauses before a search, in milliseconds. */
const PAUSE = 120;

/** Searches for the content of the field when typing pauses. */
function useSearch(query: string, base: string): SearchState {
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

export {findConfidentResult} from './searchIndex';

/** The state of the search box, which the panel follows. */
export type PanelProps = {
  /** Id of the list that the field controls; its options' ids begin with it. */
  listId: string;
  query: string;
  /** Whether the query was submitted, which opens its first result. */
  isSubmitted: boolean;
  active: string | undefined;
  /** Puts a recent search into the field. */
  onSelectRecent: (query: string) => void;
  /** Focuses the field, because the focused button of the panel is about to disappear. */
  onFocusField: () => void;
  onFollow: () => void;
};

/** Tells the stylesheet where the panel begins, so that it ends above the fold: its place depends on the page and the announcement. */
const measureTop = (panel: HTMLElement | null) =>
  panel?.style.setProperty('--top', `${panel.getBoundingClientRect().top}px`);

/** The results below the field, a lazy chunk with the search engine. */
export function Panel(props: PanelProps): ReactNode {
  const {listId, query, isSubmitted, active, onSelectRecent, onFocusField, onFollow} = props;
  const base = useBaseUrl('/');
  const {outcome, retry} = useSearch(query, base);
  const [recent, setRecent] = useState(recentSearches);
  const empty = query.trim() === '';
  const isCurrent = !empty && outcome?.query === query;
  const error = isCurrent && 'error' in outcome ? outcome.error : undefined;
  // While a query is pending, the results of the previous one stay, but not the message that it had none: it would name the new query.
  const found = !empty && outcome && 'answer' in outcome ? outcome.answer : undefined;
  const answer = found && (isCurrent || found.results.length > 0) ? found : undefined;
  const noResults = answer?.results.length === 0;
  const hasLittle = answer !== undefined && answer.results.length < 2;
  // A single letter is the beginning of a question.
  const saysNothing = noResults && (isSubmitted || query.trim().length > 1);
  const isWaiting = !empty && !answer && error === undefined;

  // The link has been followed (src/static-first/client/followLinks.ts).
  const onClick = (event: MouseEvent<HTMLElement>) => {
    saveRecentSearch(query);
    if (!opensElsewhere(event)) onFollow();
  };
  const options = {listId, active, onClick};

  const openFirst = useEffectEvent(() => {
    if (answer && isCurrent) document.getElementById(`${listId}-0`)?.click();
  });
  useEffect(() => {
    if (isSubmitted) openFirst();
  }, [isSubmitted, isCurrent, answer]);

  return (
    <div ref={measureTop} className="search__panel" aria-busy={!empty && !isCurrent}>
      <p className="search__status" role="status">
        {/* One text: React replaces it also where the browser has translated it. */}
        {isWaiting
          ? waitingMessage()
          : answer && outcome && (!noResults || saysNothing) && statusMessage(outcome.query, answer)}
      </p>
      {error !== undefined && (
        <LoadError
          error={error}
          retry={() => {
            retry();
            onFocusField();
          }}
        />
      )}
      {isWaiting && <p className="search__note">{waitingMessage()}</p>}
      {answer && answer.corrections.length > 0 && !noResults && outcome && (
        <p className="search__note">{correctionMessage(outcome.query, answer)}</p>
      )}
      {saysNothing && outcome && <NoResults query={outcome.query} />}
      {empty && recent.length > 0 && (
        <Recent
          onClear={() => {
            clearRecentSearches();
            setRecent([]);
            onFocusField();
          }}
        />
      )}
      {empty && recent.length === 0 && (
        <p className="search__note label">
          <MostAskedTitle />
        </p>
      )}
      <div
        id={listId}
        role="listbox"
        className="search__list"
        aria-label={translate({
          id: 'search.results',
          message: 'Respuestas',
          description: 'Names the list of answers of the search',
        })}
      >
        {answer && <Results {...options} answer={answer} base={base} />}
        {empty &&
          recent.map((text, number) => (
            <Option
              key={text}
              id={`${listId}-recent-${number}`}
              active={active}
              icon={<Icon name="search" />}
              onClick={() => onSelectRecent(text)}
            >
              {text}
            </Option>
          ))}
        {(hasLittle || empty) && <NextOptions {...options} all={empty} />}
      </div>
      {hasLittle && (
        <div className="search__note">
          <ContactWays />
        </div>
      )}
    </div>
  );
}

function NoResults({query}: {query: string}): ReactNode {
  return (
    <div className="search__note">
      <p>
        <b>{noResultsMessage(query)}</b>
      </p>
      <p>
        <Translate
          id="search.nothingHint"
          description="What to do when a search finds nothing; the help page and the most asked tasks follow"
        >
          Prueba con otra palabra, o sigue por aquí:
        </Translate>
      </p>
    </div>
  );
}

function Recent({onClear}: {onClear: () => void}): ReactNode {
  return (
    <p className="search__recent">
      <span className="label">
        <Translate id="search.recent" description="Heading of the reader's own latest searches">
          Búsquedas recientes
        </Translate>
      </span>
      <button type="button" onClick={onClear}>
        <Translate id="search.forget" description="The button that forgets the latest searches">
          Borrar
        </Translate>
      </button>
    </p>
  );
}
