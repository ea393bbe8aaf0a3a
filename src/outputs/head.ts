import type {DocusaurusConfig} from '@docusaurus/types';
import type {Document, Element} from 'domhandler';
import {textContent} from 'domutils';
import {googleFonts, PAGE_ASSETS_ID} from '../static-first/names';
import {integrityHash} from '../lib/hashes';
import {type Edit, elementSpan, selectAll, selectOne, selectRequired, writeAttributes} from '../lib/html';
import {previewFile} from '../site/addresses';
import {CARD, cardContent, type CardContent} from './cards/card';

/** The `http-equiv` of a policy in a page. */
export const POLICY = 'Content-Security-Policy';

const find = (selector: string, document: Document) =>
  selectRequired(selector, document, 'A page that src/static-first/build/templates.ts prints');

/**
 * Finds the places in the output of the template that the build completes: the link to the stylesheet, and the data block with the
 * addresses of the scripts of all pages.
 * @throws when one is missing, which means that the template has changed
 */
export function findPlaces(document: Document) {
  const link = find('link[rel=stylesheet][href]', document);
  const files = find(`script#${PAGE_ASSETS_ID}[data-scripts]`, document);
  return {
    link: elementSpan(link),
    block: elementSpan(files),
    blockAttributes: files.attribs,
    blockText: textContent(files),
  };
}

/**
 * The edit that inserts HTML at the start of the head, after the encoding, which must be among the first bytes.
 * @throws as `findPlaces` does
 */
export function insertFirst(document: Document, html: string): Edit {
  const {end} = elementSpan(find('meta[charset]', document));
  return {start: end, end, text: html};
}

/**
 * The policy for the styles of one page. It is in the page because each page has its own rules: the hashes of all pages are too long for
 * a header, which leaves inline styles to this policy (hosting/model/contentSecurityPolicy.ts). A browser obeys both: the header allows
 * no style attributes. A page saved to a disk has style attributes, and no header.
 */
const stylePolicy = (criticalCss: string): string =>
  `style-src 'self' ${googleFonts.styleOrigin} '${integrityHash(criticalCss)}';style-src-attr 'unsafe-inline'`;

/** The data that is complete when the whole site has been read: CSS, the files of the search, and addresses. */
type Completion = {
  criticalCss: string;
  allCss: string;
  searchIndex: string;
  searchScript: string;
};

/** The edits that complete a page: they replace the link to the stylesheet by the page's own rules, and name its files. */
export function completePage(places: ReturnType<typeof findPlaces>, page: Completion): Edit[] {
  const {link, block, blockAttributes, blockText} = places;
  const attributes = writeAttributes({
    ...blockAttributes,
    'data-all-css': page.allCss,
    'data-search-script': page.searchScript,
    'data-search-index': page.searchIndex,
  });
  const policy = writeAttributes({'http-equiv': POLICY, content: stylePolicy(page.criticalCss)});
  return [
    {...link, text: `<meta ${policy}><style>${page.criticalCss}</style>`},
    {...block, text: `<script ${attributes}>${blockText}</script>`},
  ];
}

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
