import {useEffect, useState} from 'react';
import {GoneError} from '../../startup/client/contentIndex';
import {isReload} from '../../startup/deferred/reloadGuard';
import {CLICKS_KEY, readItem, takeItem, writeItem} from '../../startup/inline/storage';

/**
 * Session item: the search box and its query, from before the page reloaded because files of the search were gone; empty once
 * the query is back in its field. It stays until the search has answered, so that the page never reloads twice.
 */
const KEY = 'search.reload';

/**
 * Reloads the page, which then names the files of the present version, and keeps the query for it.
 * @param box which of the page's search boxes
 * @returns false where the page has reloaded before, and where storage is denied, which would make it a loop
 */
function reloadWithQuery(box: string, query: string): boolean {
  const kept = `${box} ${query}`;
  if (readItem('session', KEY) !== null) {
    return false;
  }
  writeItem('session', KEY, kept);
  if (readItem('session', KEY) !== kept) {
    return false;
  }
  // With Save-Data scripts are loaded only when a control is used: here they are loaded at once, to restore the query.
  writeItem('session', CLICKS_KEY, '');
  location.reload();
  return true;
}

/** The reader may still be typing, and would type into nothing while the page reloads. In milliseconds. */
const PAUSE = 500;

/**
 * Reloads the page once when files of the search are gone: a new version of the site was deployed, and this page names the old
 * one's.
 * @returns whether the page is about to reload
 */
export function useReloadWhenGone(error: unknown, box: string, query: string): boolean {
  const gone = error instanceof GoneError;
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!gone || refused) return undefined;
    const timer = setTimeout(() => setRefused(!reloadWithQuery(box, query)), PAUSE);
    return () => clearTimeout(timer);
  }, [gone, refused, box, query]);
  return gone && !refused;
}

/** The query of this box from before the page reloaded; only once. */
export function takeQueryBeforeReload(box: string): string | undefined {
  const kept = readItem('session', KEY);
  if (!isReload() || !kept?.startsWith(`${box} `)) {
    return undefined;
  }
  writeItem('session', KEY, '');
  return kept.slice(box.length + 1);
}

/** The search has answered: after another deploy the page may reload again. */
export function allowReload(): void {
  takeItem('session', KEY);
}
