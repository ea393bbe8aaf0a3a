import {type MouseEvent, useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import {keepSearch} from './recent';

/** Whether a press asks for another tab or window: that is the browser's. */
const isModified = ({metaKey, ctrlKey, shiftKey, altKey, button}: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

type Follow = {
  /** For the links of the list: goes there within the site. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  goTo: (href: string) => void;
};

/** Follows an answer, and keeps the search that led to it. */
export function useFollow(query: string, onFollow: () => void): Follow {
  const history = useHistory();
  const goTo = useCallback(
    (href: string) => {
      keepSearch(query);
      onFollow();
      history.push(href);
    },
    [history, onFollow, query],
  );
  return {
    goTo,
    onClick(event) {
      if (isModified(event)) {
        keepSearch(query);
        return;
      }
      event.preventDefault();
      goTo(event.currentTarget.getAttribute('href') ?? '');
    },
  };
}
