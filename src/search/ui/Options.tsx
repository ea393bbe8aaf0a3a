import React, {createContext, type MouseEventHandler, type ReactNode, use, useId} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {STEPS} from '../core/format';
import type {SearchAnswer, SearchResult} from '../core/search';
import {mostAsked} from '../../site/menus';
import {findPages, labelOf, pagesOfManual} from '../../site/outline';
import {useOutline} from '../../site/useOutline';
import {IconTile} from '../../ui/Icon';
import type {Candidate} from '../../ui/NearestPage/nearest';
import {OnScreenText} from '../../ui/OnScreenText';

/** A page, and its matching sections, best first. */
type PageAnswer = Pick<SearchResult, 'url' | 'title' | 'headings'>;

/** The address of the best section of a page, or of the page where none matches. */
const addressOf = ({url, headings: [section]}: PageAnswer, base: string): string =>
  base + url.slice(1) + (section ? `#${section.id}` : '');

/** The question that is answered there; steps answer the question of their page. */
const questionOf = ({title, headings: [section]}: PageAnswer): string =>
  section === undefined || section.id === STEPS ? title : section.text;

/**
 * The first result, if its page is about all words. It leads to an answer if the heading of the answer has more of the words than the
 * title of the page.
 */
export function confidentResult({results: [first], mark}: SearchAnswer, base: string): Candidate | undefined {
  if (!first?.isCertain) return undefined;
  const marksIn = (text: string): number => mark(text).filter(({match}) => match).length;
  const [heading] = first.headings;
  const answer = heading && marksIn(heading.text) > marksIn(first.title) ? first : {...first, headings: []};
  return {href: addressOf(answer, base), title: questionOf(answer)};
}

/** Shared by all options of the list: the id of the active one, and the handler of links. */
export const OptionContext = createContext<{active?: string; onClick?: MouseEventHandler<HTMLElement>}>({});

type OptionProps = {
  /** The address of its link. */
  href?: string;
  /** The handler of an option without a link: a recent search. */
  onSelect?: () => void;
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
export function Option({href, onSelect, icon, topic, className, children}: OptionProps): ReactNode {
  const id = useId();
  const {active, onClick} = use(OptionContext);
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
      onClick={onSelect ?? onClick}
    >
      {icon}
      <span>{children}</span>
    </Element>
  );
}

/** Further sections are shown for this many pages: on later ones they are seldom the answer. */
const PAGES_WITH_SECTIONS = 2;

const MAX_PLACES = 3;
const MAX_TASKS = 2;
const MAX_MORE = 6;

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

/** A result with the one heading that a row of the list shows, or none. */
const rowsOf = ({results}: SearchAnswer): SearchResult[] =>
  results.flatMap((result, number) => {
    const [best, ...others] = result.headings.map((heading) => ({...result, headings: [heading]}));
    return [best ?? result, ...(number < PAGES_WITH_SECTIONS ? others : [])];
  });

/** Whether a row leads to the steps of a task. */
const isTask = ({headings: [heading], description}: SearchResult): boolean =>
  heading ? heading.id === STEPS : description.steps > 0;

/** The best answer, then the steps of tasks, then more answers. */
export function Answers({answer, base}: {answer: SearchAnswer; base: string}): ReactNode {
  const pages = pagesOfManual(useOutline());
  const pageAt = (url: string) => pages.find(({href}) => href === base + url.slice(1));
  const [first, ...others] = rowsOf(answer);
  if (!first) return null;
  const tasks = others.filter(isTask).slice(0, MAX_TASKS);
  const groups = [
    {
      name: translate({
        id: 'search.tasks',
        message: 'Pasos',
        description: 'Heading of the tasks among the answers of the search',
      }),
      rows: tasks,
    },
    {
      name: translate({
        id: 'search.more',
        message: 'Más respuestas',
        description: 'Heading of the other answers of the search',
      }),
      rows: others.filter((row) => !tasks.includes(row)).slice(0, MAX_MORE),
    },
  ];

  const show = (row: SearchResult) => {
    const {url, title, description} = row;
    const page = pageAt(url);
    const question = questionOf(row);
    const isFirst = row === first;
    const facts = [title, page?.topic.label, isTask(row) && description.steps > 0 && stepsText(description.steps)];
    const href = addressOf(row, base);
    return (
      <Option
        key={href}
        href={href}
        topic={page?.topic.id ?? 'help'}
        className={isFirst ? 'search__option--first' : ''}
        icon={!isFirst && <IconTile icon={page?.icon ?? (url.startsWith('/blog') ? 'news' : 'manual')} />}
      >
        {/* Each text is alone in its element, so that React can replace it on a page that the browser has translated. */}
        <b>
          {answer.mark(question).map(({text, match}, index) => {
            const Element = match ? 'mark' : 'span';
            return <Element key={index}>{text}</Element>;
          })}
        </b>
        {isFirst && <span className="search__line">{description.line}</span>}
        <small>{[...new Set(facts)].filter((fact) => fact && fact !== question).join(' · ')}</small>
      </Option>
    );
  };

  return (
    <>
      <div role="group" aria-label={first.title}>
        {show(first)}
        {first.places.length > 0 && (
          <div className="search__places">
            <span aria-hidden="true">
              <Translate
                id="search.places"
                description="Before the other pages that have the same answer of the search"
              >
                También en:
              </Translate>
            </span>
            {first.places.slice(0, MAX_PLACES).map((place) => {
              const page = pageAt(place.url);
              return (
                <Option key={place.url} href={addressOf(place, base)} className="search__option--place">
                  {page ? labelOf(page) : place.title}
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
              {rows.map(show)}
            </div>
          ),
      )}
    </>
  );
}

/** The pages that lead to any answer: what happened, what is on the screen, what is asked. */
const startPages = ['help', 'faq'];

/** Where to go next: these pages if little was found; before anything is typed, the most asked tasks too. */
export function NextOptions({all}: {all: boolean}): ReactNode {
  const ids = all ? [...mostAsked, 'help'] : startPages;
  return findPages(useOutline(), ids).flatMap(({id, title, href, icon, topic}) => {
    const look = {topic: topic.id, icon: <IconTile icon={icon} />};
    return [
      <Option {...look} key={id} href={href}>
        <b>{title}</b>
      </Option>,
      id === 'help' && (
        <Option {...look} key="on-screen" href={`${href}#on-screen`}>
          <b>
            <OnScreenText />
          </b>
        </Option>
      ),
    ];
  });
}
