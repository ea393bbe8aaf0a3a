import {type MouseEvent, useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import {saveRecentSearch} from './recentSearches';

/** Whether a click opens another tab or window, which the browser does itself. */
const isModified = ({metaKey, ctrlKey, shiftKey, altKey, button}: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

type FollowLink = {
  /** Click handler of result links: client-side navigation. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  goTo: (href: string) => void;
};

/** Navigates to a result, and saves the search as a recent one. */
export function useFollowLink(query: string, onFollow: () => void): FollowLink {
  const history = useHistory();
  const goTo = useCallback(
    (href: string) => {
      saveRecentSearch(query);
      onFollow();
      history.push(href);
    },
    [history, onFollow, query],
  );
  return {
    goTo,
    onClick(event) {
      if (isModified(event)) {
        saveRecentSearch(query);
        return;
      }
      event.preventDefault();
      goTo(event.currentTarget.getAttribute('href') ?? '');
    },
  };
}
