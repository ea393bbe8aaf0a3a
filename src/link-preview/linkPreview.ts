import {selectOne} from 'css-select';
import type {Document, Element, ParentNode} from 'domhandler';
import {cardContent, cardText, type CardContent} from './card/content';
import {CARD} from './card/size';

/** The attributes of a `meta` tag. */
export type Meta = Readonly<Record<string, string>>;

/** What apps show of a page when its address is shared. */
export type LinkPreview = {
  /** What its picture says. */
  card: CardContent;
  /** The file of the picture, from the root of the language. The address of a page tells that of its picture. */
  file: string;
  /** The tags that apps read. */
  tags: Meta[];
};

type Site = {title: string; url: string; baseUrl: string};

const metaIn = (document: Document, selector: string): string | undefined =>
  selectOne<ParentNode, Element>(`meta${selector}`, document)?.attribs.content;

/**
 * The tags that are written in place of those of Docusaurus: Open Graph, which X reads too where it has no tag of its own. One tag is
 * both the description for search engines and that for previews, and one is the text of the picture for all apps. The site is
 * named once, beside the title and not in it.
 */
function previewTags(document: Document, card: CardContent, picture: string): Meta[] {
  const title = metaIn(document, '[property="og:title"]') ?? card.title;
  const description = metaIn(document, '[name=description]');
  const ending = ` | ${card.site}`;
  return [
    ...(description === undefined ? [] : [{name: 'description', property: 'og:description', content: description}]),
    {property: 'og:title', content: title.endsWith(ending) ? title.slice(0, -ending.length) : title},
    {property: 'og:site_name', content: card.site},
    {property: 'og:type', content: metaIn(document, '[property="og:type"]') ?? 'website'},
    {property: 'og:image', content: picture},
    {property: 'og:image:width', content: String(CARD.width)},
    {property: 'og:image:height', content: String(CARD.height)},
    {property: 'og:image:alt', name: 'twitter:image:alt', content: cardText(card)},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}

/**
 * Reads from a built page what apps are to show of it.
 * @param name the file of the page, from the root of its language
 * @throws as `cardContent` does
 */
export function linkPreview(document: Document, name: string, {title, url, baseUrl}: Site): LinkPreview {
  const card = cardContent(document, title);
  const file = `img/${name.replace(/\/?index\.html$/, '') || 'index'}.png`;
  return {card, file, tags: previewTags(document, card, url + baseUrl + file)};
}
