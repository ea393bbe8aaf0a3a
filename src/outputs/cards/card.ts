import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Node, Renderer} from '@takumi-rs/core';
import {type Document, type Element, isTag} from 'domhandler';
import valueParser from 'postcss-value-parser';
import {read, write} from '../../lib/files';
import {parseSvg, selectAll, selectOne, selectRequired, singleLineText, writeSvg} from '../../lib/html';
import {sprite} from '../../site/addresses';

/** The content of a card, the picture that apps show of a page. */
export type CardContent = {
  /** The name of the site. */
  site: string;
  /** The section of the page; none for the first page of a section. */
  section?: string;
  title: string;
  /** The topic whose colour the card has; without one it has the colour of the brand. */
  topic: string;
  /** The id of the pictogram in the sprite. */
  icon: string;
};

/** The size of a card, which apps show whole: 1.91 to 1. */
export const CARD = {width: 1200, height: 630} as const;

/** The pictogram of the home page: the sign of the brand. */
const BRAND = 'brand';

/** Sizes of titles, largest first, and the height that a title may have. */
const TITLE_SIZES = [140, 124, 108, 92, 80] as const;
const TITLE_HEIGHT = 400;
const SMALLEST_TITLE = 64;

/** The font of the site, from a package, since the build loads nothing from its provider (licence: OFL-1.1). */
const fontFiles = [700, 800].map((weight) =>
  require.resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
  ),
);

/**
 * Reads the content of a card from a built page.
 * @param site its name
 * @throws when the page has no main part with a title
 */
export function cardContent(document: Document, site: string): CardContent {
  const place = 'A page, for whose link preview a card is made,';
  const main = selectRequired('main', document, place);
  const title = selectRequired('h1', main, place);
  const header = selectOne('header', main) ?? main;
  // The first crumb is the home page.
  const section = selectAll('.breadcrumbs__link', header).slice(1).at(-1);
  return {
    site,
    ...(section && {section: singleLineText(section)}),
    title: singleLineText(title),
    topic: main.attribs['data-topic'] ?? '',
    icon: selectOne('use', header)?.attribs.href?.split('#')[1] ?? BRAND,
  };
}

const box = (className: string, ...children: Node[]): Node => ({type: 'container', className, children});
const text = (words: string, className?: string): Node => ({type: 'text', text: words, className});

/** The title at a size. No line ends on a number or a word of one or two letters: it belongs to the next word. */
function titleBlock(title: string, fontSize: number): Node {
  const titleText = title.replace(/(?<!\S)(\d+|\p{L}{1,2}) (?=\S)/gu, '$1\u00A0');
  return {...text(titleText, 'card__title'), style: {fontSize}};
}

/** The fallback of a value that consists of a reference: `var(--name, fallback)`. */
function fallbackOf(value: string): string | undefined {
  const [node, ...others] = valueParser(value).nodes;
  if (node?.type !== 'function' || node.value !== 'var' || others.length > 0) return undefined;
  const [, comma, ...fallback] = node.nodes;
  return comma && valueParser.stringify(fallback);
}

/** Replaces custom properties, which the renderer does not know in drawings, with their fallbacks. */
function fillVariables(element: Element): void {
  for (const [name, value] of Object.entries(element.attribs)) {
    element.attribs[name] = fallbackOf(value) ?? value;
  }
  element.children.filter(isTag).forEach(fillVariables);
}

/** A symbol of the sprite as a separate drawing, in white. */
function pictogram(symbol: Element): string {
  const {id: _id, ...attributes} = symbol.attribs;
  symbol.name = 'svg';
  symbol.attribs = {xmlns: 'http://www.w3.org/2000/svg', color: '#fff', ...attributes};
  fillVariables(symbol);
  return writeSvg(symbol);
}

/**
 * Writes the card of each page, a PNG. The same content gives the same bytes.
 * @param cards by the file to write
 */
export async function writeCards(siteDir: string, cards: ReadonlyMap<string, CardContent>): Promise<void> {
  const css = ['ui/styles/tokens.css', 'outputs/cards/card.css'].map((file) => read(path.join(siteDir, 'src', file)));
  const symbols = selectAll('symbol', parseSvg(read(path.join(siteDir, 'static', sprite))));
  const pictograms = new Map(symbols.map((symbol) => [symbol.attribs.id, pictogram(symbol)]));
  const picture = (icon: string, size: number): Node => {
    const src = pictograms.get(icon);
    if (src === undefined)
      throw new Error(`A page shows the pictogram "${icon}", which static/${sprite} does not have.`);
    return {type: 'image', src, width: size, height: size};
  };
  const options = {...CARD, css};
  const renderer = new Renderer();
  // The file of the heavier weight names another family.
  for (const file of fontFiles) {
    await renderer.registerFont({name: 'Atkinson Hyperlegible Next', data: readFileSync(file)});
  }

  /** The title at the largest size that fits; the smallest size cuts it off. */
  async function fittedTitle(title: string): Promise<Node> {
    for (const size of TITLE_SIZES) {
      const block = titleBlock(title, size);
      if ((await renderer.measure(block, options)).height <= TITLE_HEIGHT) return block;
    }
    return titleBlock(title, SMALLEST_TITLE);
  }

  for (const [file, {site, section, title, topic, icon}] of cards) {
    const place = [picture(icon, 104), text(section ?? (icon === BRAND ? site : ''))];
    const sign = icon === BRAND ? [] : [box('card__site', picture(BRAND, 52), text(site))];
    const outline = box('card__outline', box('card__header', ...place, ...sign), await fittedTitle(title));
    write(file, await renderer.render({...box('card', outline), attributes: {'data-topic': topic}}, options));
  }
}
