import type {Document} from 'domhandler';
import {cardContent, cardText, type CardContent} from './card/content';
import {CARD} from './card/size';
import {selectAll} from '../../lib/html/select';

/** The attributes of a `meta` tag. */
export type Meta = Readonly<Record<string, string>>;

/** The preview that apps show when the address of a page is shared. */
export type LinkPreview = {
  /** The content of its picture. */
  card: CardContent;
  /** The file of the picture, from the root of the language; derived from the address of the page. */
  file: string;
  /** The tags that apps read. */
  tags: Meta[];
};

type Site = {title: string; url: string; baseUrl: string};

/** The contents of the meta tags of a name. The page is searched for meta tags once. */
function contentsIn(document: Document): (attribute: 'name' | 'property', value: string) => string[] {
  const metas = selectAll('meta', document).map(({attribs}) => attribs);
  return (attribute, value) => metas.filter((meta) => meta[attribute] === value).map(({content}) => content ?? '');
}

const openGraph = (property: string, content: string): Meta => ({property: `og:${property}`, content});

/**
 * The tags that are written in place of those of Docusaurus: Open Graph, which X reads too where it has no tag of its own. One tag is
 * both the description for search engines and that for previews, and one is the text of the picture for all apps. The site is
 * named once, beside the title and not in it. The languages have no country: the pages are for none.
 */
function previewTags(document: Document, card: CardContent, picture: string): Meta[] {
  const contentsOf = contentsIn(document);
  const was = (property: string) => contentsOf('property', `og:${property}`);
  const kept = (property: string) => was(property).map((content) => openGraph(property, content));
  const [description] = contentsOf('name', 'description');
  const [title = card.title] = was('title');
  const [type = 'website'] = was('type');
  const ending = ` | ${card.site}`;
  return [
    openGraph('title', title.endsWith(ending) ? title.slice(0, -ending.length) : title),
    openGraph('site_name', card.site),
    ...(description === undefined ? [] : [{...openGraph('description', description), name: 'description'}]),
    openGraph('type', type),
    ...kept('locale'),
    ...kept('locale:alternate'),
    ...kept('url'),
    openGraph('image', picture),
    openGraph('image:width', String(CARD.width)),
    openGraph('image:height', String(CARD.height)),
    {...openGraph('image:alt', cardText(card)), name: 'twitter:image:alt'},
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
