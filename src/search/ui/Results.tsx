import React, {type MouseEventHandler, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {STEPS} from '../core/format';
import type {SearchAnswer, SearchResult} from '../core/search';
import {mostAsked} from '../../site/menus';
import {findPages, labelOf, pagesOfManual} from '../../site/outline';
import {useOutline} from '../../site/useOutline';
import {IconTile} from '../../ui/Icon';
import {OnScreenText} from '../../ui/OnScreenText';
import {addressOf, questionOf} from './searchIndex';

/** What all options of a list share. */
type OptionsProps = {
  listId: string;
  active: string | undefined;
  onClick: MouseEventHandler<HTMLElement>;
};

type OptionProps = Omit<OptionsProps, 'listId'> & {
  id: string;
  /** Where it leads; nowhere for a recent search. */
  href?: string;
  icon?: ReactNode;
  /** The topic whose colour it has. */
  topic?: string;
  className?: string;
  children: ReactNode;
};

/**
 * An option that leads somewhere is a link: it can be opened in a new tab, and reached by screen readers that ignore
 * `aria-activedescendant`. Not a <Link>, which would prefetch the page of every visible result.
 */
export function Option({id, active, href, icon, topic, className, onClick, children}: OptionProps): ReactNode {
  const Element = href === undefined ? 'button' : 'a';
  return (
    <Element
      {...(href === undefined ? {type: 'button' as const} : {href})}
      id={id}
      role="option"
      data-topic={topic}
      aria-selected={id === active}
      tabIndex={-1}
      className={clsx('search__option', className)}
      onClick={onClick}
    >
      {icon}
      <span>{children}</span>
    </Element>
  );
}

type ResultsProps = OptionsProps & {answer: SearchAnswer; base: string};

/** Further sections are shown for this many pages: below them they are seldom the answer. */
const PAGES_WITH_SECTIONS = 2;

const MAX_PLACES = 3;
const MAX_TASKS = 2;
const MAX_MORE = 6;

const tasksTitle = () =>
  translate({
    id: 'search.tasks',
    message: 'Pasos',
    description: 'Heading of the tasks among the answers of the search',
  });
const moreTitle = () =>
  translate({id: 'search.more', message: 'Más respuestas', description: 'Heading of the other answers of the search'});

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

type Row = {result: SearchResult; heading: SearchResult['headings'][number] | undefined};

/** The best section of each page, and further ones of the first pages. */
const rowsOf = ({results}: SearchAnswer): Row[] =>
  results.flatMap((result, number) => {
    const [best, ...others] = result.headings;
    const further = number < PAGES_WITH_SECTIONS ? others : [];
    return [{result, heading: best}, ...further.map((heading) => ({result, heading}))];
  });

/** Whether a row leads to the steps of a task. */
const isTask = ({result, heading}: Row): boolean =>
  heading ? heading.id === STEPS : result.headings.length === 0 && result.description.steps > 0;

/** The answer that fits best, then the steps of a task, where one is meant, then more answers. */
export function Results({answer, base, listId, ...shared}: ResultsProps): ReactNode {
  const pages = pagesOfManual(useOutline());
  const pageAt = (url: string) => pages.find(({href}) => href === base + url.slice(1));
  const marked = (text: string) =>
    answer.mark(text).map((part, index) => (part.match ? <mark key={index}>{part.text}</mark> : part.text));
  const [first, ...others] = rowsOf(answer);
  if (!first) return null;
  const tasks = others.filter(isTask).slice(0, MAX_TASKS);
  const groups = [
    {name: tasksTitle(), rows: tasks},
    {name: moreTitle(), rows: others.filter((row) => !tasks.includes(row)).slice(0, MAX_MORE)},
  ];

  const show = ({result, heading}: Row, id: string, isFirst: boolean) => {
    const page = pageAt(result.url);
    const found = {...result, headings: heading ? [heading] : []};
    const question = questionOf(found);
    const {line, steps} = result.description;
    const facts = [result.title, page?.topic.label, isTask({result, heading}) && steps > 0 && stepsText(steps)];
    return (
      <Option
        {...shared}
        key={id}
        id={id}
        href={addressOf(found, base)}
        topic={page?.topic.id ?? 'help'}
        className={isFirst ? 'search__option--first' : ''}
        icon={!isFirst && <IconTile icon={page?.icon ?? (result.url.startsWith('/blog') ? 'news' : 'manual')} />}
      >
        <b>{marked(question)}</b>
        {isFirst && <span className="search__line">{line}</span>}
        <small>{[...new Set(facts)].filter((fact) => fact && fact !== question).join(' · ')}</small>
      </Option>
    );
  };

  return (
    <>
      <div role="group" aria-label={first.result.title}>
        {show(first, `${listId}-0`, true)}
        {first.result.places.length > 0 && (
          <div className="search__places">
            <span aria-hidden="true">
              <Translate
                id="search.places"
                description="Before the other pages that have the same answer of the search"
              >
                También en:
              </Translate>
            </span>
            {first.result.places.slice(0, MAX_PLACES).map((place, index) => {
              const other = pageAt(place.url);
              return (
                <Option
                  {...shared}
                  key={place.url}
                  id={`${listId}-place-${index}`}
                  href={addressOf(place, base)}
                  className="search__option--place"
                >
                  {other ? labelOf(other) : place.title}
                </Option>
              );
            })}
          </div>
        )}
      </div>
      {groups.map(
        ({name, rows}) =>
          rows.length > 0 && (
            <div key={name} role="group" aria-label={name}>
              <p className="search__title label" aria-hidden="true">
                {name}
              </p>
              {rows.map((row) => show(row, `${listId}-${others.indexOf(row) + 1}`, false))}
            </div>
          ),
      )}
    </>
  );
}

/** The pages that lead to any answer: what happened, what is on the screen, what is asked. */
const doors = ['help', 'faq'];

/** Where to go on: the nearest doors where little was found, and with the most asked tasks before anything is typed. */
export function NextOptions({listId, all, ...shared}: OptionsProps & {all: boolean}): ReactNode {
  const ids = all ? ['help', ...mostAsked] : doors;
  return findPages(useOutline(), ids).flatMap(({id, title, href, icon, topic}) => {
    const row = {...shared, topic: topic.id, icon: <IconTile icon={icon} />};
    return [
      <Option {...row} key={id} id={`${listId}-${id.replace('/', '-')}`} href={href}>
        <b>{title}</b>
      </Option>,
      id === 'help' && (
        <Option {...row} key="on-screen" id={`${listId}-on-screen`} href={`${href}#on-screen`}>
          <b>
            <OnScreenText />
          </b>
        </Option>
      ),
    ];
  });
}
