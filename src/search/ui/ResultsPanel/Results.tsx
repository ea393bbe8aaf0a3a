import React, {type MouseEventHandler, type ReactNode} from 'react';
import type {SearchAnswer, SearchResult} from '../../engine/search';
import {pagesOfManual} from '../../../site-model/outline/pages';
import {useOutline} from '../../../site-model/outline/useOutline';
import {LinkOption} from './Option';

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

/** A page and its best section are one option, since they have one address; further matching sections follow it. */
export function Results({answer, base, listId, active, onClick}: ResultsProps): ReactNode {
  const pages = pagesOfManual(useOutline());
  const marked = (text: string) =>
    answer.mark(text).map((part, index) => (part.match ? <mark key={index}>{part.text}</mark> : part.text));

  return answer.results.map((result, number) => {
    const page = pages.find(({href}) => href === base + result.url.slice(1));
    const id = `${listId}-${number}`;
    return (
      <div key={result.url} role="group" aria-label={result.title} data-topic={page?.topic.id ?? 'help'}>
        <LinkOption
          id={id}
          active={active}
          href={hrefOf(result, base)}
          onClick={onClick}
          icon={page?.icon ?? (result.url.startsWith('/blog') ? 'news' : 'manual')}
        >
          <b>{marked(result.title)}</b>
          {result.headings[0] && <small>{marked(result.headings[0].text)}</small>}
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
            {marked(heading.text)}
          </LinkOption>
        ))}
      </div>
    );
  });
}
