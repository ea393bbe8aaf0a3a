/** `local` keeps the reader's own choices for other visits; everything else is kept in `session`, until the tab is closed. */
export type StorageArea = 'local' | 'session';

const storageOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage);

/** Reads an item. @returns null when it is absent, and where storage is denied */
export function readItem(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Writes an item. Where storage is denied or full the value is lost. */
export function writeItem(area: StorageArea, key: string, value: string): void {
  try {
    storageOf(area).setItem(key, value);
  } catch {
    // The choice holds for this page only.
  }
}

/** Removes an item. */
export function removeItem(area: StorageArea, key: string): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Session item: set before a page that failed to start reloads, removed when a page is hydrated. */
export const RELOADED_KEY = 'hydration.reloaded';

/** Session item: the element paths of queued clicks, one per line, for the page that is loaded by that reload. */
export const CLICKS_KEY = 'hydration.clicks';
