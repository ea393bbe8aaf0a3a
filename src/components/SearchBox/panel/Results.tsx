import React, {type MouseEventHandler, type ReactNode} from 'react';
import type {SearchAnswer, SearchResult} from '../../../search/query/search';
import {placedPages} from '../../outline/pages';
import {useOutline} from '../../outline/useOutline';
import {LinkOption} from './Option';

type ResultsProps = {
  answer: SearchAnswer;
  base: string;
  listId: string;
  active: string | undefined;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

/** The address of an answer: its best section, where one says it best. */
export function hrefOf({url, headings}: SearchResult, base: string, section = 0): string {
  const heading = headings[section];
  return base + url.slice(1) + (heading ? `#${heading.id}` : '');
}

/** Page and best section are one option, since they lead to one place; other sections that answer follow it. */
export function Results({answer, base, listId, active, onClick}: ResultsProps): ReactNode {
  const pages = placedPages(useOutline());
  const marked = (text: string) =>
    answer.mark(text).map((part, index) => (part.match ? <mark key={index}>{part.text}</mark> : part.text));

  return answer.results.map((result, number) => {
    const page = pages.find(({href}) => href === base + result.url.slice(1));
    const id = `${listId}-${number}`;
    return (
      <div key={result.url} role="group" aria-label={result.title} data-topic={page?.topic.id ?? 'help'}>
        <LinkOption id={id} active={active} href={hrefOf(result, base)} onClick={onClick} icon={page?.icon ?? (result.url.startsWith('/blog') ? 'news' : 'manual')}>
          <b>{marked(result.title)}</b>
          {result.headings[0] && <small>{marked(result.headings[0].text)}</small>}
        </LinkOption>
        {result.headings.slice(1).map((heading, index) => (
          <LinkOption
            key={heading.id}
            id={`${id}-${index + 1}`}
            active={active}
            href={hrefOf(result, base, index + 1)}
            onClick={onClick}
            className="search__option--section">
            {marked(heading.text)}
          </LinkOption>
        ))}
      </div>
    );
  });
}
