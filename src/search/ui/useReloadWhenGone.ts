import {useEffect, useState} from 'react';
import {reloadWithQuery} from './reloadWithQuery';

/** The reader may still be typing, and would type into nothing while the page reloads. In milliseconds. */
const PAUSE = 500;

/**
 * Reloads the page once when files of the search are gone: a new version of the site was deployed, and this page names the old
 * one's.
 * @returns whether the page is about to reload
 */
export function useReloadWhenGone(gone: boolean, box: string, query: string): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!gone || refused) return undefined;
    const timer = setTimeout(() => setRefused(!reloadWithQuery(box, query)), PAUSE);
    return () => clearTimeout(timer);
  }, [gone, refused, box, query]);
  return gone && !refused;
}
