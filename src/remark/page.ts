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
  readonly build: Readonly<SiteBuild>;
  /** Notes a mistake of the writer; the build fails with all of them at the end of the page. */
  report(node: Positioned, misuse: Misuse): void;
  /** Notes a mistake that another part has put into words already. */
  reportMessage(node: Positioned, message: string): void;
  /** The word of a key, or undefined after noting that there is none. */
  word(node: Positioned, key: string, where?: Use['where']): Word | undefined;
}

/** What the site's build knows: its language and the address that it stands under. */
export interface SiteBuild {
  /** The language of the build. A page in another one stands in for a translation that is missing. */
  locale: string;
  /** Begins and ends with `/`; in a translation usually `/en/`. */
  baseUrl: string;
  /** `https://` and the name of the host. */
  origin: string;
}

export interface PageSource {
  readonly tree: Root;
  readonly file: string;
  readonly siteDir: string;
  readonly build: SiteBuild;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** Draws a phone screen. Tests give their own. */
  readonly draw?: DrawScreen;
}

/** Makes the page that the transforms work on. Throws when the catalogue cannot be read. */
export function openPage({tree, file, siteDir, build, frontMatter = {}, draw = drawScreen}: PageSource): Page {
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
    build,
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
