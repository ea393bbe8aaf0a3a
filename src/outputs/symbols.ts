import path from 'node:path';
import {type Document, isTag} from 'domhandler';
import {read} from '../lib/files';
import {attributeSpan, type Edit, elementSpan, writeAttributes} from '../lib/html/edits';
import {matcher, parseHtml, selectAll, selectOne} from '../lib/html/tree';
import {sprite} from '../site/addresses';

const idInPage = (id: string) => `icon-${id}`;

const svg = read(path.join(__dirname, '../../static', sprite));

/** The symbols of the sprite as HTML, by their ids in the sprite. In a page they have other ids, which no heading has. */
const symbols = new Map(
  selectAll('symbol', parseHtml(svg)).map((symbol) => {
    const id = symbol.attribs.id ?? '';
    const {start, end} = elementSpan(symbol);
    const idSpan = attributeSpan(symbol, 'id');
    const idAttribute = writeAttributes({id: idInPage(id)});
    return [id, svg.slice(start, idSpan.start) + idAttribute + svg.slice(idSpan.end, end)] as const;
  }),
);

/** Symbols as an element without size, by default all of them. Not `display: none`: MHTML drops hidden elements. */
export const symbolsHtml = (ids: Iterable<string> = symbols.keys()): string =>
  `<svg aria-hidden="true" display="block" width="0" height="0">${[...ids].map((id) => symbols.get(id) ?? '').join('')}</svg>`;

/**
 * The edits that put the drawings of a part of a page into the page. Without them, a page saved to a disk has no drawings: browsers take
 * none from another file on a disk, and MHTML has no other files. The part is a selector.
 */
export function inlineSymbols(document: Document, part: string): Edit[] {
  const body = selectOne('body', document) ?? document;
  const uses = selectAll('use[href*=".svg#"]', body).map((use) => ({
    use,
    id: use.attribs.href?.split('#')[1] ?? '',
  }));
  const inlineIds = new Set(uses.filter(({use}) => matcher(`${part} use`)(use)).map(({id}) => id));
  const presentIds = new Set(selectAll('symbol', body).map(({attribs}) => attribs.id));
  const missingIds = [...inlineIds].filter((id) => !presentIds.has(idInPage(id)));
  const last = body.children.filter(isTag).at(-1);
  if (missingIds.length === 0 || !last) return [];
  const {end} = elementSpan(last);
  return [
    ...uses
      .filter(({id}) => inlineIds.has(id))
      .map(({use, id}) => ({...attributeSpan(use, 'href'), text: writeAttributes({href: `#${idInPage(id)}`})})),
    // Last: programs that know no styles show the letters of the drawn keyboard.
    {start: end, end, text: symbolsHtml(missingIds)},
  ];
}
