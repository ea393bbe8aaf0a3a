import {type MouseEvent, useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import {followLink, opensElsewhere} from '../../../startup/client/followLink';
import {saveRecentSearch} from './recentSearches';

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
      // First: closing the dialog takes its entry out of the history, unless the link has replaced it.
      followLink(history, href);
      onFollow();
    },
    [history, onFollow, query],
  );
  return {
    goTo,
    onClick(event) {
      if (opensElsewhere(event)) {
        saveRecentSearch(query);
        return;
      }
      event.preventDefault();
      goTo(event.currentTarget.getAttribute('href') ?? '');
    },
  };
}
