import type {Document, Element} from 'domhandler';
import {attributeSpan, type Edit, elementSpan, writeAttributes} from '../../html/edits';
import {selectAll} from '../../html/select';

/** Keywords are for the search of this site, which has read them by now; search engines ignore them. */
const KEYWORDS = 'meta[name=keywords]';

/**
 * Classes by which a site may style one kind of page, one version or one page. No rule and no script of this site uses them, and React
 * adds them again when it hydrates the page.
 */
const UNUSED_CLASS = /^(?:docs-(?:wrapper|version-|doc-)|plugin-id-)/;

const removeElement = (element: Element): Edit => ({...elementSpan(element), text: ''});

/** Removes an attribute with the space before it. */
function removeAttribute(element: Element, name: string): Edit {
  const {start, end} = attributeSpan(element, name);
  return {start: start - 1, end, text: ''};
}

/** The theme writes the default target on links. */
const SAME_TAB = 'a[target=_self]';

function removeUnusedClasses(element: Element): Edit {
  const read = (element.attribs.class ?? '').split(' ').filter((name) => !UNUSED_CLASS.test(name));
  return {...attributeSpan(element, 'class'), text: writeAttributes({class: read.join(' ')})};
}

const repeatsItsLabel = ({attribs}: Element) => attribs.title === attribs['aria-label'];

/** The edits that remove keywords, unused classes, default targets and their `rel`, and titles that repeat the label. */
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
