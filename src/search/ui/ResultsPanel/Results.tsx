import React, {type MouseEventHandler, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchAnswer, SearchResult} from '../../engine/search';
import {pagesOfManual} from '../../../site/outline/pages';
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

/** The address of a result, with the hash of its nth matching section where it has one. */
export function hrefOf({url, headings}: SearchResult, base: string, section = 0): string {
  const heading = headings[section];
  return base + url.slice(1) + (heading ? `#${heading.id}` : '');
}

/** Further sections are shown for this many pages: below them they are seldom the answer. */
const PAGES_WITH_SECTIONS = 2;

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
  const descriptionOf = useDescriptions(answer.results);
  const marked = (text: string) =>
    answer.mark(text).map((part, index) => (part.match ? <mark key={index}>{part.text}</mark> : part.text));

  return answer.results.map((result, number) => {
    const page = pages.find(({href}) => href === base + result.url.slice(1));
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
