import React, {type MouseEventHandler, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchAnswer, SearchResult} from '../../engine/search';
import {labelOf, pagesOfManual} from '../../../site/outline/pages';
import {useOutline} from '../../../site/outline/useOutline';
import {LinkOption} from './Option';
import {resultText} from './resultText';
import {useDescriptions} from './useDescriptions';

type ResultsProps = {
  answer: SearchAnswer;
  base: string;
  listId: string;
  active: string | undefined;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

const addressOf = (base: string, url: string, heading?: {id: string}): string =>
  base + url.slice(1) + (heading ? `#${heading.id}` : '');

/** The address of a result, with the hash of its nth matching section where it has one. */
export const hrefOf = ({url, headings}: SearchResult, base: string, section = 0): string =>
  addressOf(base, url, headings[section]);

/** Further sections are shown for this many pages: below them they are seldom the answer. */
const PAGES_WITH_SECTIONS = 2;

const MAX_PLACES = 3;

/** A task has several steps. */
const stepsText = (count: number) =>
  translate(
    {
      id: 'search.steps',
      message: '{count} pasos',
      description: 'How many steps a task has, on an answer of the search',
    },
    {count},
  );

/** A page and its best section are one option, since they have one address; further matching sections follow it. */
export function Results({answer, base, listId, active, onClick}: ResultsProps): ReactNode {
  const pages = pagesOfManual(useOutline());
  const pageAt = (url: string) => pages.find(({href}) => href === base + url.slice(1));
  const descriptionOf = useDescriptions(answer.results);
  const marked = (text: string) =>
    answer.mark(text).map((part, index) => (part.match ? <mark key={index}>{part.text}</mark> : part.text));

  return answer.results.map((result, number) => {
    const page = pageAt(result.url);
    const id = `${listId}-${number}`;
    const {title, line, facts} = resultText(result, 0, descriptionOf(number, 0), page?.topic.label, stepsText);
    return (
      <div key={result.url} role="group" aria-label={result.title} data-topic={page?.topic.id ?? 'help'}>
        <LinkOption
          id={id}
          active={active}
          href={hrefOf(result, base)}
          onClick={onClick}
          className={number === 0 ? 'search__option--first' : ''}
          icon={page?.icon ?? (result.url.startsWith('/blog') ? 'news' : 'manual')}
        >
          <b>{marked(title)}</b>
          <span className="search__line">{line}</span>
          <small>{facts.join(' · ')}</small>
        </LinkOption>
        {result.places.length > 0 && (
          <div className="search__places">
            <span aria-hidden="true">
              <Translate
                id="search.places"
                description="Before the other pages that have the same answer of the search"
              >
                También en:
              </Translate>
            </span>
            {result.places.slice(0, MAX_PLACES).map(({url, title: name, heading}, index) => {
              const place = pageAt(url);
              return (
                <LinkOption
                  key={url}
                  id={`${id}-place-${index}`}
                  active={active}
                  href={addressOf(base, url, heading)}
                  onClick={onClick}
                  className="search__option--place"
                >
                  {place ? labelOf(place) : name}
                </LinkOption>
              );
            })}
          </div>
        )}
        {(number < PAGES_WITH_SECTIONS ? result.headings.slice(1) : []).map((heading, index) => (
          <LinkOption
            key={heading.id}
            id={`${id}-${index + 1}`}
            active={active}
            href={hrefOf(result, base, index + 1)}
            onClick={onClick}
            className="search__option--section"
          >
            {marked(resultText(result, index + 1).title)}
          </LinkOption>
        ))}
      </div>
    );
  });
}
