import React, {type ReactNode} from 'react';
import {entryOf, LinkList} from '../../ui/LinkList';
import {findPages} from '../../site/outline';
import {useOutline} from '../../site/useOutline';

/**
 * `<Related pages="contacts/update-contact services" />`: where to go on from a page. Titles, colours and addresses come
 * from the manual itself.
 * @throws while building when a page does not exist.
 */
export function Related({pages}: {pages: string}): ReactNode {
  const outline = useOutline();
  return <LinkList entries={findPages(outline, pages.trim().split(/\s+/)).map(entryOf)} />;
}
