import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Trouble} from '../Trouble';
import {MostAskedOptions} from './MostAskedOptions';
import {RecentOption} from './Option';
import {forgetSearches, recentSearches} from './recent';
import {hrefOf, Results} from './Results';
import {correctionSentence, nothingSentence, statusSentence} from './sentences';
import {rootName} from './source';
import {useAnswer} from './useAnswer';
import {useFollow} from './useFollow';

export type PanelProps = {
  /** Id of the list that the field controls; its options' ids begin with it. */
  listId: string;
  query: string;
  /** How often the reader asked to go to the first answer of this question; 0 when not. */
  submitted: number;
  active: string | undefined;
  /** Whether the box covers the screen: then an empty field shows where else to go. */
  sheet: boolean;
  onOptions: (some: boolean) => void;
  /** Puts an earlier search into the field. */
  onRepeat: (query: string) => void;
  /** A button of the panel has done its work and goes: the focus belongs to the field. */
  onStay: () => void;
  onFollow: () => void;
};

/** What the search shows below its field. Loaded when the reader reaches for the field, with the reader of the index. */
export function Panel(props: PanelProps): ReactNode {
  return rootName() === undefined ? <NoIndex /> : <Answers {...props} />;
}

function NoIndex(): ReactNode {
  return (
    <p className="search__panel search__note" role="status">
      <Translate id="search.onlyBuilt" description="Shown in the search of the development server">
        La búsqueda lee lo que se construyó la última vez, y aún no hay nada: usa npm run build y empieza de nuevo.
      </Translate>
    </p>
  );
}

function Answers({
  listId,
  query,
  submitted,
  active,
  sheet,
  onOptions,
  onRepeat,
  onStay,
  onFollow,
}: PanelProps): ReactNode {
  const base = useBaseUrl('/');
  const {outcome, retry} = useAnswer(query, base);
  const [recent, setRecent] = useState(recentSearches);
  const {onClick, goTo} = useFollow(query, onFollow);
  const list = useRef<HTMLDivElement>(null);
  const empty = query.trim() === '';
  const answer = !empty && outcome && 'answer' in outcome ? outcome.answer : undefined;
  const failed = !empty && outcome !== undefined && 'error' in outcome;
  const nothing = answer?.results.length === 0;
  const shown = {list: listId, active, onClick};

  useEffect(() => {
    onOptions(list.current?.querySelector('[role=option]') != null);
  });

  useEffect(() => {
    const [first] = answer?.results ?? [];
    if (submitted > 0 && first && outcome?.query === query) goTo(hrefOf(first, base));
  }, [submitted, answer, outcome, query, base, goTo]);

  return (
    <div className="search__panel">
      <p className="sr" role="status">
        {answer && outcome ? statusSentence(outcome.query, answer) : ''}
      </p>
      {failed && (
        <Trouble
          retry={() => {
            retry();
            onStay();
          }}
        />
      )}
      {!empty && !outcome && (
        <p className="search__note">
          <Translate id="search.waiting" description="Shown until the first answer of the search is there">
            Buscando…
          </Translate>
        </p>
      )}
      {answer && answer.corrections.length > 0 && !nothing && outcome && (
        <p className="search__note">{correctionSentence(outcome.query, answer)}</p>
      )}
      {nothing && outcome && <Nothing query={outcome.query} />}
      {empty && recent.length > 0 && (
        <Recent
          onForget={() => {
            forgetSearches();
            setRecent([]);
            onStay();
          }}
        />
      )}
      <div
        ref={list}
        id={listId}
        role="listbox"
        className="search__list"
        aria-label={translate({
          id: 'search.results',
          message: 'Respuestas',
          description: 'Names the list of answers of the search',
        })}
      >
        {answer && <Results answer={answer} base={base} listId={shown.list} active={active} onClick={onClick} />}
        {empty &&
          recent.map((text, number) => (
            <RecentOption key={text} id={`${listId}-recent-${number}`} active={active} onClick={() => onRepeat(text)}>
              {text}
            </RecentOption>
          ))}
        {(nothing || (empty && sheet && recent.length === 0)) && (
          <MostAskedOptions listId={listId} active={active} onClick={onClick} />
        )}
      </div>
    </div>
  );
}

function Nothing({query}: {query: string}): ReactNode {
  return (
    <div className="search__note">
      <p>
        <b>{nothingSentence(query)}</b>
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

function Recent({onForget}: {onForget: () => void}): ReactNode {
  return (
    <p className="search__recent">
      <span className="label">
        <Translate id="search.recent" description="Heading of the reader's own latest searches">
          Búsquedas recientes
        </Translate>
      </span>
      <button type="button" onClick={onForget}>
        <Translate id="search.forget" description="The button that forgets the latest searches">
          Borrar
        </Translate>
      </button>
    </p>
  );
}
