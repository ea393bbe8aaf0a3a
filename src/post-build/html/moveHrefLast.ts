import type {Document} from 'domhandler';
import {attributeSpan, type Edit, elementSpan} from '../../html/edits';
import {selectAll} from '../../html/select';

/** Links of the contents of a page, to its headings. */
const LINKS = 'a.table-of-contents__link[href]';

/** An address that needs no quotes. */
const PLAIN = /^#[\w-]+$/;

/**
 * The edits that move `href` behind the other attributes of each link to a heading: `#id>Heading` is then in the page twice,
 * and the second time costs nothing when it is compressed.
 */
export function moveHrefLast(document: Document): Edit[] {
  return selectAll(LINKS, document)
    .filter(({attribs}) => PLAIN.test(attribs.href ?? ''))
    .flatMap((link) => {
      const address = attributeSpan(link, 'href');
      const end = (link.sourceCodeLocation?.startTag?.endOffset ?? elementSpan(link).end) - 1;
      if (address.end === end) return [];
      return [
        {start: address.start - 1, end: address.end, text: ''},
        {start: end, end, text: ` href=${link.attribs.href}`},
      ];
    });
}
