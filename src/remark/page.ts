import type {Root} from 'mdast';
import {findWord, loadCatalogue, UnknownWordError, type Catalogue, type Word} from '../catalogue';
import {placeOf, relativeFile, sourceLocale, type Locale, type Section} from '../content/place';
import {drawScreen} from '../mdx/screen';
import {describe, type Mistake, type Misuse, type Positioned} from './mistakes';

/** One place where a page uses a word of the catalogue. */
export interface Use {
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly where: 'text' | 'picture';
}

export type DrawScreen = typeof drawScreen;

/** A page on its way through the transforms: its tree, what is known about it, and what was found in it. */
export interface Page {
  readonly tree: Root;
  readonly siteDir: string;
  /** From the site's root, with `/`. */
  readonly file: string;
  /** The language that the page is written in, which is not the one of the site's build when a translation is missing. */
  readonly locale: Locale;
  readonly section: Section | undefined;
  readonly name: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly catalogue: Catalogue;
  readonly mistakes: Mistake[];
  readonly uses: Use[];
  readonly draw: DrawScreen;
  /** Where the sprite of icons is on the site that is being built. */
  readonly iconUrl: string;
  /** Notes a mistake of the writer; the build fails with all of them at the end of the page. */
  report(node: Positioned, misuse: Misuse): void;
  /** Notes a mistake that another part has put into words already. */
  reportMessage(node: Positioned, message: string): void;
  /** The word of a key, or undefined after noting that there is none. */
  word(node: Positioned, key: string, where?: Use['where']): Word | undefined;
}

export interface PageSource {
  readonly tree: Root;
  readonly file: string;
  readonly siteDir: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** Draws a phone screen. Tests give their own. */
  readonly draw?: DrawScreen;
  /** The base URL of the default language's site. */
  readonly baseUrl?: string;
}

/** Pictures show the sprite of the site they stand on: each language has its own copy below its base URL. */
function iconUrlBelow(baseUrl: string): string {
  const built = process.env.DOCUSAURUS_CURRENT_LOCALE ?? sourceLocale;
  return `${baseUrl}${built === sourceLocale ? '' : `${built}/`}img/icons.svg`;
}

/** Makes the page that the transforms work on. Throws when the catalogue cannot be read. */
export function openPage({tree, file, siteDir, frontMatter = {}, draw = drawScreen, baseUrl = '/'}: PageSource): Page {
  const place = placeOf(file, siteDir);
  const locale = place?.locale ?? sourceLocale;
  const catalogue = loadCatalogue(siteDir, locale);
  const shortFile = relativeFile(file, siteDir);
  const mistakes: Mistake[] = [];
  const uses: Use[] = [];

  function note(node: Positioned, message: string) {
    mistakes.push({file: shortFile, line: node.position?.start.line ?? 1, message});
  }

  return {
    tree,
    siteDir,
    file: shortFile,
    locale,
    section: place?.section,
    name: place?.name ?? shortFile,
    frontMatter,
    catalogue,
    mistakes,
    uses,
    draw,
    iconUrl: iconUrlBelow(baseUrl),
    report: (node, misuse) => note(node, describe(misuse)),
    reportMessage: note,
    word(node, key, where = 'text') {
      try {
        const word = findWord(catalogue, key);
        uses.push({key, file: shortFile, line: node.position?.start.line ?? 1, where});
        return word;
      } catch (error) {
        if (!(error instanceof UnknownWordError)) throw error;
        note(node, error.message);
        return undefined;
      }
    },
  };
}
