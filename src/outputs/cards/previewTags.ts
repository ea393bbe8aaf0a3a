import type {Document} from 'domhandler';
import type {Meta} from './linkPreview';
import {type Edit, elementSpan, writeAttributes} from '../../lib/html/edits';
import {selectAll} from '../../lib/html/select';

/** The preview tags of Docusaurus, and the description. The dates of a post stay as they are. */
const REPLACED = 'head > meta:is([name=description], [property^="og:"], [name^="twitter:"])';

/** Docusaurus 3.10.2 writes all tags of a post into one; the format has one for each (https://ogp.me/#array). */
const JOINED = 'head > meta[property="article:tag"]';

/** react-helmet-async marks its tags with this attribute, and removes them on navigation. */
const OF_THIS_PAGE = {'data-rh': 'true'};

/**
 * The edits that write tags for link previews in place of those of Docusaurus, where the first of them stands. All values have quotes,
 * and the property comes first: some apps read these tags as a pattern, and find none in shorter HTML
 * (https://github.com/nopSolutions/nopCommerce/issues/6156). Without tags, on the not-found page, nothing is announced.
 */
export function writePreviewTags(document: Document, tags: readonly Meta[]): Edit[] {
  const all = (selector: string) => selectAll(selector, document);
  const written = (metas: readonly Meta[]) =>
    metas.map((meta) => `<meta ${writeAttributes({...meta, ...OF_THIS_PAGE})}>`).join('');
  return [
    ...all(REPLACED).map((element, index) => ({...elementSpan(element), text: index === 0 ? written(tags) : ''})),
    ...all(JOINED).map((element) => {
      const names = (element.attribs.content ?? '').split(',');
      return {...elementSpan(element), text: written(names.map((content) => ({property: 'article:tag', content})))};
    }),
  ];
}
