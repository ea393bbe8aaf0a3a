import {selectAll} from 'css-select';
import type {Document, Element, ParentNode} from 'domhandler';
import type {Meta} from '../../link-preview/linkPreview';
import {type Edit, elementSpan, writeAttributes} from './edits';

/** What Docusaurus writes for previews and is written anew. The address, the languages and the dates of a post stay. */
const REPLACED =
  'head > meta:is([name=description], [property="og:title"], [property="og:description"], [property="og:type"], [name="twitter:card"])';

/** By this attribute React knows its tags in the head, and removes them when it shows another page. */
const OF_THIS_PAGE = {'data-rh': 'true'};

/**
 * The edits that write tags for link previews in place of those of Docusaurus, where the first of them stands. Without tags, on the
 * not-found page, nothing is announced.
 */
export function writePreviewTags(document: Document, tags: readonly Meta[]): Edit[] {
  const replaced = selectAll<ParentNode, Element>(REPLACED, document).map(elementSpan);
  const text = tags.map((tag) => `<meta ${writeAttributes({...OF_THIS_PAGE, ...tag})}>`).join('');
  return replaced.map((span, index) => ({...span, text: index === 0 ? text : ''}));
}
