import {readValid, takeItem, writeItem} from '../../static-first';

/** Local item: the recent searches. Storage that is denied or full is treated as empty. */
const KEY = 'search.recent';
const MAX_SEARCHES = 5;
/** Longer searches are cut, also searches that were saved before there was a limit. */
const MAX_LETTERS = 80;

const cut = (text: string): string => text.trim().slice(0, MAX_LETTERS);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The recent searches, newest first. A malformed value counts as empty. */
export function recentSearches(): string[] {
  const searches = readValid('local', KEY, (text) => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isText) : undefined;
  });
  return (searches ?? []).map(cut).slice(0, MAX_SEARCHES);
}

/** Saves a search whose result was opened, as the newest. */
export function saveRecentSearch(query: string): void {
  const text = cut(query);
  if (text === '') return;
  const otherQueries = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeItem('local', KEY, JSON.stringify([text, ...otherQueries].slice(0, MAX_SEARCHES)));
}

/** Removes all recent searches. */
export function clearRecentSearches(): void {
  takeItem('local', KEY);
}
