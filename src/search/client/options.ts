import {STEPS} from '../core/format';
import type {SearchAnswer, SearchResult} from '../core/search';
import {mostAsked} from '../../site/menus';
import {findPages, labelOf, pagesOfManual} from '../../site/outline';
import {element, fillText, icon, outline, texts} from './elements';
import type {Candidate} from './nearest';

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

interface Look {
  /** The address of its link. An option without one is a button: a recent search. */
  href?: string;
  icon?: Element;
  /** The topic whose colour it has. */
  topic?: string;
  className?: string;
}

let optionCount = 0;

/**
 * An option that leads somewhere is a link: it can be opened in a new tab, and reached by screen readers that ignore
 * `aria-activedescendant`.
 */
export function option(look: Look, ...children: readonly (Node | string | undefined)[]): HTMLElement {
  optionCount += 1;
  const {href, className = ''} = look;
  const attributes = {
    id: `search-option-${optionCount}`,
    role: 'option',
    'data-topic': look.topic,
    'aria-selected': 'false',
    tabindex: '-1',
    class: `search__option ${className}`.trim(),
  };
  const content = [look.icon, element('span', {}, ...children)];
  return href === undefined
    ? element('button', {...attributes, type: 'button'}, ...content)
    : element('a', {...attributes, href}, ...content);
}

/** A pictogram on a small tile, in the colour of the topic around it (src/ui/Icon). */
const iconTile = (name: string) => element('span', {class: 'icon-tile'}, icon(name, 'pictogram'));

/** Further sections are shown for this many pages: on later ones they are seldom the answer. */
const PAGES_WITH_SECTIONS = 2;

const MAX_PLACES = 3;
const MAX_TASKS = 2;
const MAX_MORE = 6;

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
export function answerOptions(answer: SearchAnswer, base: string): HTMLElement[] {
  const pageAt = (url: string) => pagesOfManual(outline).find(({href}) => href === base + url.slice(1));
  const [first, ...others] = rowsOf(answer);
  if (!first) return [];

  const row = (result: SearchResult) => {
    const {url, title, description} = result;
    const page = pageAt(url);
    const question = questionOf(result);
    const isFirst = result === first;
    const steps = isTask(result) && description.steps > 0 && fillText(texts.steps, 'count', String(description.steps));
    const facts = new Set([title, page?.topic.label, steps].filter((fact) => fact && fact !== question));
    const words = answer.mark(question).map(({text, match}) => (match ? element('mark', {}, text) : text));
    return option(
      {
        href: addressOf(result, base),
        topic: page?.topic.id ?? 'help',
        ...(isFirst
          ? {className: 'search__option--first'}
          : {icon: iconTile(page?.icon ?? (url.startsWith('/blog') ? 'news' : 'manual'))}),
      },
      element('b', {}, ...words),
      isFirst ? element('span', {class: 'search__line'}, description.line) : undefined,
      element('small', {}, [...facts].join(' · ')),
    );
  };

  const place = (result: SearchResult) => {
    const page = pageAt(result.url);
    const look = {href: addressOf(result, base), className: 'search__option--place'};
    return option(look, page ? labelOf(page) : result.title);
  };
  const places = first.places.slice(0, MAX_PLACES).map(place);
  const tasks = others.filter(isTask).slice(0, MAX_TASKS);
  const groups = [
    {name: texts.tasks, rows: tasks},
    {name: texts.more, rows: others.filter((each) => !tasks.includes(each)).slice(0, MAX_MORE)},
  ];
  return [
    element(
      'div',
      {role: 'group', 'aria-label': first.title},
      row(first),
      places.length > 0 &&
        element('div', {class: 'search__places'}, element('span', {'aria-hidden': 'true'}, texts.places), ...places),
    ),
    ...groups
      .filter(({rows}) => rows.length > 0)
      .map(({name, rows}) =>
        element(
          'div',
          {role: 'group', 'aria-label': name},
          element('p', {class: 'search__title label', 'aria-hidden': 'true'}, name),
          ...rows.map(row),
        ),
      ),
  ];
}

/** The pages that lead to any answer: what happened, what is on the screen, what is asked. */
const startPages = ['help', 'faq'];

/** Where to go next: these pages if little was found; before anything is typed, the most asked tasks too. */
export const nextOptions = (isBlank: boolean): HTMLElement[] =>
  findPages(outline, isBlank ? [...mostAsked, 'help'] : startPages).flatMap((page) => {
    const link = (title: string, hash = '') =>
      option({href: page.href + hash, topic: page.topic.id, icon: iconTile(page.icon)}, element('b', {}, title));
    return page.id === 'help' ? [link(page.title), link(texts.onScreen, '#on-screen')] : [link(page.title)];
  });

/** The ways to reach a person as a list of links: in the app, by e-mail and by phone. */
export function contactWays(base: string): HTMLElement {
  const {inApp, email, phone} = outline.support;
  const ways = [
    [`${base}docs/help/#write`, fillText(texts.inApp, 'way', inApp)],
    [`mailto:${email}`, email],
    [`tel:${phone.replace(/ /g, '')}`, phone],
  ] as const;
  return element('ul', {}, ...ways.map(([href, words]) => element('li', {}, element('a', {href}, words))));
}
