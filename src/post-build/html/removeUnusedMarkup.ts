import type {Document, Element} from 'domhandler';
import {attributeSpan, type Edit, elementSpan, writeAttributes} from '../../html/edits';
import {selectAll} from '../../html/select';

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

function removeUnusedClasses(element: Element): Edit {
  const read = (element.attribs.class ?? '').split(' ').filter((name) => !UNUSED_CLASS.test(name));
  return {...attributeSpan(element, 'class'), text: writeAttributes({class: read.join(' ')})};
}

/** Keywords are for the search of this site, which has read them by now; search engines ignore them. */
const isKeywords = ({name, attribs}: Element) => name === 'meta' && attribs.name === 'keywords';

function unusedAttributes({name, attribs}: Element): string[] {
  // The theme writes the default target on links.
  const isSameTab = name === 'a' && attribs.target === '_self';
  const repeatsItsLabel = attribs.title !== undefined && attribs.title === attribs['aria-label'];
  return [
    ...(attribs.class === '' ? ['class'] : []),
    ...(isSameTab ? ['target'] : []),
    ...(isSameTab && attribs.rel === 'noopener noreferrer' ? ['rel'] : []),
    ...(repeatsItsLabel ? ['title'] : []),
  ];
}

/** The edits that remove keywords, unused classes, default targets and their `rel`, and titles that repeat the label. */
export function removeUnusedMarkup(document: Document): Edit[] {
  return selectAll('*', document).flatMap((element) => {
    if (isKeywords(element)) return [removeElement(element)];
    if (element.name === 'html' && element.attribs.class) return [removeUnusedClasses(element)];
    return unusedAttributes(element).map((name) => removeAttribute(element, name));
  });
}
