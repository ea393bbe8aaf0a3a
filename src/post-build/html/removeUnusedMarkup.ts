import type {Document, Element} from 'domhandler';
import {attributeSpan, type Edit, elementSpan, writeAttributes} from '../../html/edits';
import {selectAll} from '../../html/select';

/** Keywords are for this site's search, which has read them by now; other engines do not read them. */
const KEYWORDS = 'meta[name=keywords]';

/**
 * Classes by which Docusaurus lets a site style one kind of page, one version or one page. Here no rule and no script reads them, and
 * React writes them again when it hydrates the page.
 */
const UNUSED_CLASS = /^(?:docs-(?:wrapper|version-|doc-)|plugin-id-)/;

const removeElement = (element: Element): Edit => ({...elementSpan(element), text: ''});

/** Removes an attribute with the space before it. */
function removeAttribute(element: Element, name: string): Edit {
  const {start, end} = attributeSpan(element, name);
  return {start: start - 1, end, text: ''};
}

/** The theme writes on a link to the same tab what every link is without it. */
const SAME_TAB = 'a[target=_self]';

function removeUnusedClasses(element: Element): Edit {
  const read = (element.attribs.class ?? '').split(' ').filter((name) => !UNUSED_CLASS.test(name));
  return {...attributeSpan(element, 'class'), text: writeAttributes({class: read.join(' ')})};
}

const repeatsItsLabel = ({attribs}: Element) => attribs.title === attribs['aria-label'];

/** The edits that take out of a page what nobody reads: neither a reader, nor a browser, nor a search engine, nor a link preview. */
export function removeUnusedMarkup(document: Document): Edit[] {
  const find = (selector: string) => selectAll(selector, document);
  return [
    ...find(KEYWORDS).map(removeElement),
    ...find('html[class]').map(removeUnusedClasses),
    ...find('[class=""]').map((element) => removeAttribute(element, 'class')),
    ...find(SAME_TAB).map((element) => removeAttribute(element, 'target')),
    ...find(`${SAME_TAB}[rel="noopener noreferrer"]`).map((element) => removeAttribute(element, 'rel')),
    ...find('[aria-label][title]')
      .filter(repeatsItsLabel)
      .map((element) => removeAttribute(element, 'title')),
  ];
}
