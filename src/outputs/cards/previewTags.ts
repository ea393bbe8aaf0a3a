import type {DocusaurusConfig} from '@docusaurus/types';
import type {Document, Element} from 'domhandler';
import {CARD, cardContent, type CardContent} from './card';
import {type Edit, elementSpan, writeAttributes} from '../../lib/html/edits';
import {selectAll, selectOne} from '../../lib/html/tree';
import {previewFile} from '../../site/addresses';

type Meta = Readonly<Record<string, string>>;

/** The preview that apps show when the address of a page is shared. */
export type LinkPreview = {
  card: CardContent;
  /** The file of the picture, from the root of the language; derived from the address of the page. */
  file: string;
  /** The tags that apps read, written into the page. */
  edits: Edit[];
};

/** The preview tags of Docusaurus, the description, and the keywords, which only the search reads. The dates of a post stay as they are. */
const REPLACED = 'meta:is([name=description], [name=keywords], [property^="og:"], [name^="twitter:"])';

/** react-helmet-async marks its tags with this attribute, and removes them on navigation. */
const HELMET_MARK = {'data-rh': 'true'};

const writeTags = (metas: readonly Meta[]) =>
  metas.map((meta) => `<meta ${writeAttributes({...meta, ...HELMET_MARK})}>`).join('');

const openGraph = (property: string, content: string): Meta => ({property: `og:${property}`, content});

/**
 * The tags that replace the tags of Docusaurus: Open Graph, which X also reads where it lacks a tag of X. One tag is the description for
 * both search engines and previews, and one is the text of the picture for all apps. The site is named once, beside the title and not in
 * it. The languages name no country: the pages are for readers of all countries.
 */
function previewTags(pageMetas: readonly Meta[], card: CardContent, picture: string): Meta[] {
  const openGraphTags = (property: string) => pageMetas.filter((meta) => meta.property === `og:${property}`);
  const contentOf = (property: string) => openGraphTags(property)[0]?.content;
  const description = pageMetas.find(({name}) => name === 'description')?.content;
  return [
    // The heading of the page: reading modes show this title instead.
    openGraph('title', card.title),
    openGraph('site_name', card.site),
    ...(description === undefined ? [] : [{...openGraph('description', description), name: 'description'}]),
    openGraph('type', contentOf('type') ?? 'website'),
    ...['locale', 'locale:alternate', 'url'].flatMap((name) =>
      openGraphTags(name).map(({content = ''}) => openGraph(name, content)),
    ),
    openGraph('image', picture),
    openGraph('image:width', String(CARD.width)),
    openGraph('image:height', String(CARD.height)),
    {...openGraph('image:alt', card.title), name: 'twitter:image:alt'},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}

const replacedTags = (document: Document): Element[] => selectAll(REPLACED, selectOne('head', document) ?? document);

/** The edits that replace the tags of Docusaurus with these, at the place of the first one. */
const replaceTags = (oldTags: readonly Element[], tags: readonly Meta[]): Edit[] =>
  oldTags.map((element, index) => ({...elementSpan(element), text: index === 0 ? writeTags(tags) : ''}));

/** The edits that remove all previews: for the not-found page. */
export const withoutPreview = (document: Document): Edit[] => replaceTags(replacedTags(document), []);

/**
 * Reads the preview of a built page. All values of its tags have quotes, and the property comes first: some apps search for these tags
 * with a pattern, and find none in shorter HTML (https://github.com/nopSolutions/nopCommerce/issues/6156).
 * @param name the file of the page, from the root of its language
 * @throws as `cardContent` does
 */
export function linkPreview(
  document: Document,
  name: string,
  {title, url, baseUrl}: Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl'>,
): LinkPreview {
  const card = cardContent(document, title);
  const file = previewFile(name);
  const oldTags = replacedTags(document);
  const pageMetas = oldTags.map(({attribs}) => attribs);
  return {card, file, edits: replaceTags(oldTags, previewTags(pageMetas, card, url + baseUrl + file))};
}
