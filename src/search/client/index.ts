import {opensElsewhere, type FieldActions, type SearchPanel} from '../../static-first';
import {correctedQuery, openSearch, type Search, type SearchAnswer} from '../core/search';
import {element, fillText, icon, texts} from './elements';
import {nameNearestPage} from './nearestPage';
import {answerOptions, contactWays, nextOptions, option} from './options';
import {clearRecentSearches, recentSearches, saveRecentSearch} from './recentSearches';

// The script of the search, with its engine. src/static-first/deferred/searchScript.ts loads it on use, together with the index.

/** How long typing pauses before a search, in milliseconds. */
const PAUSE = 120;

/** The message about a corrected query; empty without corrections. */
const correctionMessage = (query: string, corrections: SearchAnswer['corrections']): string =>
  corrections.length === 0 ? '' : fillText(texts.corrected, 'query', correctedQuery(query, corrections));

/**
 * The answers to a query below the field; before anything is typed, recent searches and the most asked tasks.
 * @param box the search box (src/search/ui/SearchBox.tsx)
 * @param base base URL of the locale
 */
function openPanel(box: Element, {search}: Search, base: string, {ask, goTo, leave}: FieldActions): SearchPanel {
  const field = box.querySelector('input');
  const status = element('p', {class: 'visually-hidden', role: 'status'});
  const notes = element('div');
  const list = element('div', {
    id: field?.getAttribute('aria-controls') ?? '',
    role: 'listbox',
    'aria-label': texts.results,
  });
  const contactNotes = element('div');
  const panel = element('div', {class: 'search__panel'}, status, notes, list, contactNotes);
  let timer = 0;
  let statusTimer = 0;
  /** The query whose answers are shown. */
  let shownQuery: string | undefined;
  let hasAnswers = false;
  let activeOption: Element | undefined;

  /** Whether the answers belong to an earlier query. */
  const isBusy = () => panel.matches('[aria-busy=true]');

  const clear = () => {
    activeOption?.setAttribute('aria-selected', 'false');
    activeOption = undefined;
    field?.removeAttribute('aria-activedescendant');
  };

  /** Announces a message. Screen readers announce each change of the text; the same text would be announced again. */
  const say = (message: string) => {
    clearTimeout(statusTimer);
    statusTimer = window.setTimeout(() => {
      if (status.textContent !== message) status.textContent = message;
    }, PAUSE);
  };

  /** The searches of the reader, or what is asked most. */
  const blankHead = (recentQueries: readonly string[]): HTMLElement => {
    const forget = element('button', {type: 'button'}, texts.forget);
    forget.addEventListener('click', () => {
      clearRecentSearches();
      shownQuery = undefined;
      ask('');
    });
    return element(
      'div',
      {class: 'search__recent'},
      element('span', {class: 'search__title label'}, recentQueries.length > 0 ? texts.recent : texts.mostAsked),
      recentQueries.length > 0 && forget,
    );
  };

  const recentOption = (query: string): HTMLElement => {
    const item = option({icon: icon('search', 'glyph')}, query);
    item.addEventListener('click', () => ask(query));
    return item;
  };

  /** @param isSubmitted whether the query was submitted: a single letter is only the beginning of a question */
  const show = (query: string, isSubmitted: boolean) => {
    shownQuery = query;
    clear();
    const letters = query.trim();
    const isBlank = letters === '';
    const answer = isBlank ? undefined : search(query);
    const count = answer?.results.length ?? 0;
    hasAnswers = count > 0;
    const nothingText = fillText(texts.nothing, 'query', letters);
    const saysNothing = count === 0 && !isBlank && (isSubmitted || letters.length > 1);
    const correction = answer && count > 0 ? correctionMessage(query, answer.corrections) : '';
    const countText = count > 0 ? `${correction} ${fillText(texts.count, 'count', String(count))}`.trim() : '';
    say(saysNothing ? nothingText : countText);
    const recentQueries = isBlank ? recentSearches() : [];
    const note = (...children: readonly (Node | string)[]) => element('div', {class: 'search__note'}, ...children);
    notes.replaceChildren(
      ...(correction === '' ? [] : [note(element('p', {}, correction))]),
      ...(saysNothing
        ? [note(element('p', {}, element('b', {}, nothingText)), element('p', {}, texts.nothingHint))]
        : []),
      ...(isBlank ? [blankHead(recentQueries)] : []),
    );
    list.replaceChildren(
      ...(answer ? answerOptions(answer, base) : []),
      ...recentQueries.map(recentOption),
      ...(count < 2 ? nextOptions(isBlank) : []),
    );
    contactNotes.replaceChildren(...(count < 2 && !isBlank ? [note(contactWays(base))] : []));
  };

  const openFirst = () => {
    if (hasAnswers) list.querySelector('a')?.click();
  };

  /** The reader goes to an answer, or to the page about support. */
  panel.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link && list.contains(link)) saveRecentSearch(shownQuery ?? '');
    if (link?.origin !== location.origin || opensElsewhere(event)) return;
    if (event.defaultPrevented) {
      // The router shows the page, or the deferred script says that there is no connection.
      leave(link.hash);
    } else if (link.pathname === location.pathname) {
      event.preventDefault();
      goTo(link.hash);
    } else {
      // The browser loads the page: the answer shows that it was tapped.
      link.setAttribute('aria-busy', 'true');
    }
  });

  box.querySelector('.search__answers')?.replaceChildren(panel);
  // Where the panel begins, so that it ends above the fold: its place depends on the page and the announcement, and the bar may be moving.
  const measureTop = () => panel.style.setProperty('--top', `${panel.getBoundingClientRect().top}px`);
  measureTop();
  box.closest('.navbar')?.addEventListener('transitionend', measureTop, {once: true});

  return {
    update(isSubmitted) {
      const query = field?.value ?? '';
      const isShown = query === shownQuery;
      clearTimeout(timer);
      panel.setAttribute('aria-busy', String(!isShown));
      const end = () => {
        if (!isShown) show(query, isSubmitted);
        panel.setAttribute('aria-busy', 'false');
        if (isSubmitted) openFirst();
      };
      if (isShown || isSubmitted || shownQuery === undefined) end();
      else timer = window.setTimeout(end, PAUSE);
    },
    move(step) {
      // One position more than options: there no option is active.
      const positions = [...(isBusy() ? [] : list.querySelectorAll('[role=option]')), undefined];
      const nextOption = positions.at((positions.indexOf(activeOption) + step) % positions.length);
      clear();
      activeOption = nextOption;
      nextOption?.setAttribute('aria-selected', 'true');
      if (nextOption) field?.setAttribute('aria-activedescendant', nextOption.id);
      nextOption?.scrollIntoView({block: 'nearest'});
    },
    follow() {
      const chosenOption = isBusy() ? undefined : activeOption;
      (chosenOption as HTMLElement | undefined)?.click();
      return chosenOption !== undefined;
    },
    clear,
    remove() {
      clearTimeout(timer);
      clearTimeout(statusTimer);
      panel.remove();
    },
  };
}

window.openSearch = (index, base) => {
  const search = openSearch(index);
  return {
    openPanel: (box, actions) => openPanel(box, search, base, actions),
    suggestPage: () => nameNearestPage(search, base),
  };
};
