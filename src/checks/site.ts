import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {loadCatalogue, type Catalogue} from '../catalogue';
import {fileOf, type Locale, type Place} from '../content/place';
import {placesOf} from '../content/places';
import {drawScreen} from '../mdx/screen';
import {transformPage} from '../remark';
import {describe, type Mistake} from '../remark/mistakes';
import {openPage, type Use} from '../remark/page';
import {outlineOf, type Outline} from './outline';
import {parsePage} from './parse';
import {blocksOf, type Block} from './prose';

/** A page with everything that the rules look at. */
export interface CheckedPage {
  readonly place: Place;
  readonly file: string;
  readonly content: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  /** The texts of the page, in order. */
  readonly blocks: readonly Block[];
  readonly outline: Outline;
  readonly uses: readonly Use[];
  /** The HTML of its pictures. */
  readonly pictures: readonly string[];
  /** What the site's build refuses. */
  readonly mistakes: readonly Mistake[];
}

export interface Site {
  readonly siteDir: string;
  readonly catalogues: Readonly<Record<Locale, Catalogue>>;
  readonly pages: readonly CheckedPage[];
  /** Pages that could not be read at all. */
  readonly unreadable: readonly Mistake[];
}

/** Reads every page and the catalogue. Throws when the catalogue cannot be read. */
export async function readSite(siteDir: string): Promise<Site> {
  const catalogues = {es: loadCatalogue(siteDir, 'es'), en: loadCatalogue(siteDir, 'en')};
  const pages: CheckedPage[] = [];
  const unreadable: Mistake[] = [];
  for (const place of placesOf(siteDir)) {
    try {
      pages.push(await readPage(siteDir, place, catalogues[place.locale]));
    } catch (error) {
      unreadable.push(asMistake(fileOf(place), error));
    }
  }
  return {siteDir, catalogues, pages, unreadable};
}

async function readPage(siteDir: string, place: Place, catalogue: Catalogue): Promise<CheckedPage> {
  const file = fileOf(place);
  const content = readFileSync(path.join(siteDir, file), 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: content});
  const tree = await parsePage(content, file);
  const pictures: string[] = [];
  const page = openPage({
    tree: structuredClone(tree),
    file: path.join(siteDir, file),
    siteDir,
    build: {locale: place.locale, baseUrl: '/', origin: ''},
    frontMatter,
    draw: (...request) => {
      const picture = drawScreen(...request);
      pictures.push(picture.html);
      return picture;
    },
  });
  transformPage(page);
  return {
    place,
    file,
    content,
    frontMatter,
    tree,
    blocks: blocksOf({tree, frontMatter, content, catalogue}),
    outline: outlineOf(tree),
    uses: page.uses,
    pictures,
    mistakes: page.mistakes,
  };
}

/** What the parser says of a tag that is left open: its name, and the line and column where it was opened. */
const leftOpen = /closing tag for `<(\w+)>` \((\d+):/;

function asMistake(file: string, error: unknown): Mistake {
  const message = error instanceof Error ? error.message : String(error);
  const [, tag, opened] = leftOpen.exec(message) ?? [];
  if (tag !== undefined) {
    const misuse = {
      found: `<${tag}> that is not closed`,
      expected: `</${tag}> after its content`,
      advice: `Write </${tag}> on a line of its own, with an empty line before it.`,
    };
    return {file, line: Number(opened), message: describe(misuse)};
  }
  const line =
    typeof error === 'object' && error !== null && 'line' in error && typeof error.line === 'number' ? error.line : 1;
  return {
    file,
    line,
    message: `found a page that cannot be read (${message}); expected MDX with front matter. Correct the line.`,
  };
}
