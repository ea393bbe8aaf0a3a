import React, {type ReactNode} from 'react';
import {entryOf, PageList} from '../../../ui/PageList';
import {findPages} from '../../../site/outline/pages';
import {useOutline} from '../../../site/outline/useOutline';

/**
 * `<Related pages="contacts/update-contact services" />`: where to go on from a page. Titles, colours and addresses come
 * from the manual itself.
 * @throws while building when a page does not exist.
 */
export function Related({pages}: {pages: string}): ReactNode {
  const outline = useOutline();
  return <PageList entries={findPages(outline, pages.trim().split(/\s+/)).map(entryOf)} />;
}
