/** What the reader searched for last, kept on the device only. Storage that is denied or full forgets, nothing more. */
const KEY = 'search.recent';
const MOST = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The latest searches, newest first. Whatever else stands under the key counts as none. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that led somewhere; one that was kept before comes first again. */
export function keepSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // The next visit starts without it.
  }
}

/** Forgets all searches. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
