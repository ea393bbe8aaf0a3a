import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchAnswer} from '../../engine/search';
import {labelOf, pagesOfManual} from '../../../site/outline/pages';
import {useOutline} from '../../../site/outline/useOutline';
import {IconTile} from '../../../ui/Icon';
import {Option, type OptionsProps} from './Option';
import {addressOf, questionOf} from './searchIndex';

type ResultsProps = OptionsProps & {answer: SearchAnswer; base: string};

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
export function Results({answer, base, listId, ...shared}: ResultsProps): ReactNode {
  const pages = pagesOfManual(useOutline());
  const pageAt = (url: string) => pages.find(({href}) => href === base + url.slice(1));
  const marked = (text: string) =>
    answer.mark(text).map((part, index) => (part.match ? <mark key={index}>{part.text}</mark> : part.text));

  return answer.results.map((result, number) => {
    const page = pageAt(result.url);
    const question = questionOf(result);
    const {line, steps} = result.description;
    const facts = [result.title, page?.topic.label, steps > 0 && stepsText(steps)];
    const id = `${listId}-${number}`;
    return (
      <div key={result.url} role="group" aria-label={result.title} data-topic={page?.topic.id ?? 'help'}>
        <Option
          {...shared}
          id={id}
          href={addressOf(result, base)}
          className={number === 0 ? 'search__option--first' : ''}
          icon={<IconTile icon={page?.icon ?? (result.url.startsWith('/blog') ? 'news' : 'manual')} />}
        >
          <b>{marked(question)}</b>
          <span className="search__line">{line}</span>
          <small>{[...new Set(facts)].filter((fact) => fact && fact !== question).join(' · ')}</small>
        </Option>
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
            {result.places.slice(0, MAX_PLACES).map((place, index) => {
              const other = pageAt(place.url);
              return (
                <Option
                  {...shared}
                  key={place.url}
                  id={`${id}-place-${index}`}
                  href={addressOf(place, base)}
                  className="search__option--place"
                >
                  {other ? labelOf(other) : place.title}
                </Option>
              );
            })}
          </div>
        )}
        {(number < PAGES_WITH_SECTIONS ? result.headings.slice(1) : []).map((heading, index) => (
          <Option
            {...shared}
            key={heading.id}
            id={`${id}-${index + 1}`}
            href={addressOf({...result, headings: [heading]}, base)}
            className="search__option--section"
          >
            {marked(questionOf({...result, headings: [heading]}))}
          </Option>
        ))}
      </div>
    );
  });
}
