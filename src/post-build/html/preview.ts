import {selectAll} from 'css-select';
import type {Document, Element, ParentNode} from 'domhandler';
import type {Meta} from '../../link-preview/linkPreview';
import {type Edit, elementSpan, writeAttributes} from './edits';

/** What Docusaurus writes for previews, and the description. The dates and tags of a post stay as they are. */
const REPLACED = 'head > meta:is([name=description], [property^="og:"], [name^="twitter:"])';

/** By this attribute React knows its tags in the head, and removes them when it shows another page. */
const OF_THIS_PAGE = {'data-rh': 'true'};

/**
 * The edits that write tags for link previews in place of those of Docusaurus, where the first of them stands. All values have quotes,
 * and the property comes first: some apps read these tags as a pattern, and find none in shorter HTML
 * (https://github.com/nopSolutions/nopCommerce/issues/6156). Without tags, on the not-found page, nothing is announced.
 */
export function writePreviewTags(document: Document, tags: readonly Meta[]): Edit[] {
  const replaced = selectAll<ParentNode, Element>(REPLACED, document).map(elementSpan);
  const text = tags.map((tag) => `<meta ${writeAttributes({...tag, ...OF_THIS_PAGE})}>`).join('');
  return replaced.map((span, index) => ({...span, text: index === 0 ? text : ''}));
}
