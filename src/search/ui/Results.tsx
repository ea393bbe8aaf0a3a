import React, {type MouseEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {correctedQuery, type Search, type SearchAnswer} from '../core/search';
import {opensElsewhere} from '../../static-first';
import {ContactWays} from '../../ui/Contact/ContactWays';
import {Icon} from '../../ui/Icon';
import {MostAskedTitle} from '../../ui/MostAsked';
import {Answers, NextOptions, Option, OptionContext} from './Options';
import {clearRecentSearches, recentSearches, saveRecentSearch} from './recentSearches';

export {openSearch} from '../core/search';
export {confidentResult} from './Options';

/** How long typing pauses before a search, in milliseconds. */
const PAUSE = 120;

/** The content of the field when typing has paused, or when it was submitted. */
function useSettled(query: string, isSubmitted: boolean): string {
  const [settledQuery, setSettledQuery] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSettledQuery(query), isSubmitted ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [query, isSubmitted]);
  return settledQuery;
}

/** The message about a corrected query; empty without corrections. */
function correctionMessage(query: string, corrections: SearchAnswer['corrections']): string {
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

const countMessage = (count: number): string =>
  translate(
    {
      id: 'search.count',
      message: 'Respuestas: {count}.',
      description: 'Announced by screen readers when the answers have changed',
    },
    {count},
  );

const nothingMessage = (query: string): string =>
  translate(
    {
      id: 'search.nothing',
      message: 'No encontramos nada para «{query}».',
      description: 'Shown when a search finds nothing',
    },
    {query: query.trim()},
  );

/** Tells the stylesheet where the panel begins, so that it ends above the fold: its place depends on the page and the announcement. */
const measureTop = (panel: HTMLElement | null) =>
  panel?.style.setProperty('--top', `${panel.getBoundingClientRect().top}px`);

type ResultsProps = {
  search: Search['search'];
  query: string;
  /** Whether the query was submitted, which opens its first result. */
  isSubmitted: boolean;
  /** Id of the list that the field controls. */
  listId: string;
  /** Id of the active option. */
  active: string | undefined;
  /** Puts a query into the field, and focuses it. */
  onQuery: (query: string) => void;
  onFollow: () => void;
};

/** The answers to a query below the field; before anything is typed, recent searches and the most asked tasks. */
export function Results({search, query, isSubmitted, listId, active, onQuery, onFollow}: ResultsProps): ReactNode {
  const base = useBaseUrl('/');
  const [recent, setRecent] = useState(recentSearches);
  const settledQuery = useSettled(query, isSubmitted);
  const isEmpty = settledQuery.trim() === '';
  const answer = useMemo(() => (isEmpty ? undefined : search(settledQuery)), [search, settledQuery, isEmpty]);
  const count = answer?.results.length ?? 0;
  // A single letter is only the beginning of a question.
  const saysNothing = count === 0 && !isEmpty && (isSubmitted || settledQuery.trim().length > 1);
  const correction = count > 0 && answer ? correctionMessage(settledQuery, answer.corrections) : '';

  // The link has been followed (src/static-first/client/followLinks.ts).
  const onClick = (event: MouseEvent<HTMLElement>) => {
    saveRecentSearch(settledQuery);
    if (!opensElsewhere(event)) onFollow();
  };
  const openFirst = useEffectEvent(() => {
    if (count > 0) document.getElementById(listId)?.querySelector('a')?.click();
  });
  useEffect(() => {
    if (isSubmitted && settledQuery === query) openFirst();
  }, [isSubmitted, settledQuery, query]);

  return (
    <div ref={measureTop} className="search__panel" aria-busy={settledQuery !== query}>
      <p className="search__status" role="status">
        {saysNothing ? nothingMessage(settledQuery) : count > 0 && `${correction} ${countMessage(count)}`.trim()}
      </p>
      {correction !== '' && <p className="search__note">{correction}</p>}
      {saysNothing && (
        <div className="search__note">
          <p>
            <b>{nothingMessage(settledQuery)}</b>
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
      )}
      {isEmpty && (
        <div className="search__recent">
          <span key={recent.length} className="search__title label">
            {recent.length > 0 ? (
              <Translate id="search.recent" description="Heading of the reader's own latest searches">
                Búsquedas recientes
              </Translate>
            ) : (
              <MostAskedTitle />
            )}
          </span>
          {recent.length > 0 && (
            <button
              type="button"
              onClick={() => {
                clearRecentSearches();
                setRecent([]);
                onQuery('');
              }}
            >
              <Translate id="search.forget" description="The button that forgets the latest searches">
                Borrar
              </Translate>
            </button>
          )}
        </div>
      )}
      <OptionContext value={{active, onClick}}>
        <div
          id={listId}
          role="listbox"
          aria-label={translate({
            id: 'search.results',
            message: 'Respuestas',
            description: 'Names the list of answers of the search',
          })}
        >
          {answer && <Answers answer={answer} base={base} />}
          {isEmpty &&
            recent.map((text) => (
              <Option key={text} icon={<Icon name="search" />} onSelect={() => onQuery(text)}>
                {text}
              </Option>
            ))}
          {count < 2 && <NextOptions all={isEmpty} />}
        </div>
      </OptionContext>
      {count < 2 && !isEmpty && (
        <div className="search__note">
          <ContactWays />
        </div>
      )}
    </div>
  );
}
