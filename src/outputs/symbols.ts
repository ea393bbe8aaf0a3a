import path from 'node:path';
import {type Document, type Element, isTag} from 'domhandler';
import {read} from '../lib/files';
import {type Edit, elementSpan, matcher, parseSvg, selectAll, selectOne, writeAttributes, writeSvg} from '../lib/html';
import {sprite} from '../site/addresses';

const idInPage = (id: string) => `icon-${id}`;

const svg = read(path.join(__dirname, '../../static', sprite));

interface Drawing {
  /** As HTML. Its id has a prefix in a page, so that no heading has the same id. */
  readonly symbol: string;
  /** The attributes of the symbol without its id. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The content of the symbol as HTML. */
  readonly shapes: string;
}

/** The drawings of the sprite, by their ids in it. */
const drawings = new Map(
  selectAll('symbol', parseSvg(svg)).map(({attribs, children}): [string, Drawing] => {
    const {id = '', ...attributes} = attribs;
    const shapes = writeSvg(children);
    return [
      id,
      {symbol: `<symbol ${writeAttributes({...attributes, id: idInPage(id)})}>${shapes}</symbol>`, attributes, shapes},
    ];
  }),
);

/** Symbols as an element without size, by default all of them. Not `display: none`: MHTML drops hidden elements. */
export const symbolsHtml = (ids: Iterable<string> = drawings.keys()): string =>
  `<svg aria-hidden="true" display="block" width="0" height="0">${[...ids].map((id) => drawings.get(id)?.symbol ?? '').join('')}</svg>`;

/**
 * Where a drawing becomes its shapes: a `use` copies them into another tree, which costs a phone twice as many elements. Not the keyboard,
 * whose letters programs without styles would show, and not a part of a drawing.
 */
const withShapes = matcher('svg:not(.phone__keys, [viewbox]) > use:only-child');

/** The stylesheet says how these draw (src/ui/Icon/icon.css), so that attributes would only be parsed. */
const isStyled = matcher('.pictogram, .glyph');

/** @param id of the drawing in the sprite */
function shapesInsteadOf({use, id}: {use: Element; id: string}): Edit[] {
  const [drawing, {parent}] = [drawings.get(id), use];
  if (!drawing || !parent || !isTag(parent)) return [];
  const {viewBox = ''} = drawing.attributes;
  const attributes = {...parent.attribs, ...(isStyled(parent) ? {viewBox} : drawing.attributes)};
  return [{...elementSpan(parent), text: `<svg ${writeAttributes(attributes)}>${drawing.shapes}</svg>`}];
}

/**
 * The edits that put the drawings of a page into it. The sprite would be another request, after which a phone styles all icons again, and
 * a page saved to a disk would have none: browsers take no drawing from another file on a disk.
 */
export function inlineSymbols(document: Document): Edit[] {
  const body = selectOne('body', document) ?? document;
  const uses = selectAll('use[href*=".svg#"]', body).map((use) => {
    return {use, id: use.attribs.href?.split('#')[1] ?? '', becomesShapes: withShapes(use)};
  });
  const shapes = uses.filter(({becomesShapes}) => becomesShapes).flatMap(shapesInsteadOf);
  const links = uses.filter(({becomesShapes, id}) => !becomesShapes && drawings.has(id));
  const lastShape = body.children.filter(isTag).at(-1);
  if (!lastShape || links.length === 0) return shapes;
  const {end} = elementSpan(lastShape);
  return [
    ...shapes,
    ...links.map(({use, id}) => {
      const attributes = writeAttributes({...use.attribs, href: `#${idInPage(id)}`});
      return {...elementSpan(use), text: `<use ${attributes}></use>`};
    }),
    // Last: programs that know no styles show the letters of the drawn keyboard.
    {start: end, end, text: symbolsHtml(new Set(links.map(({id}) => id)))},
  ];
}
