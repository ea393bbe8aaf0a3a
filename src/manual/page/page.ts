import type {Root} from 'mdast';
import {findWord, type Catalogue, type Word} from '../catalogue/catalogue';
import {loadCatalogue} from '../catalogue/load';
import {locales, sourceLocale, type Locale} from '../../site/locales';
import {pageRefOf, relativeFile, type Section} from '../../site/pageRef';
import type {screenProps} from '../remark/componentProps';
import type {BuildInfo} from './buildContext';
import type {Message} from '../writer-errors/message';
import {orReport, type WriterError, type Positioned} from '../writer-errors/writerError';

/** One use of a word of the catalogue on a page. */
export interface WordUse {
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly where: 'text' | 'picture';
}

/** The attributes of a `<Screen>`, with the number of its step. Marks and messages are keys, several of them separated by spaces. */
export interface ScreenRequest extends Readonly<Partial<Record<(typeof screenProps)[number], string | undefined>>> {
  readonly name: string;
  readonly step?: number | undefined;
}

export interface ScreenOptions {
  /** Language of the alternative text; the same one the words are in. */
  readonly locale: Locale;
  /** Where the sprite is on this site, such as `/en/assets/icons.1a2b3c4d.svg`. */
  readonly iconUrl: string;
  /** Where the marked control leads; without it the picture has no link. */
  readonly href?: string | undefined;
}

/**
 * Draws one phone screen as HTML; see src/manual/components/Screen. `words` gives the on-screen word of a key of the catalogue
 * or of the sample data (`samples.*`) as plain text, and throws on a key it does not know.
 */
export type DrawScreen = (
  request: ScreenRequest,
  words: (key: string) => string,
  options: ScreenOptions,
) => {html: string};

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
  readonly errors: WriterError[];
  readonly uses: WordUse[];
  readonly draw: DrawScreen;
  readonly build: Pick<BuildInfo, 'locale' | 'baseUrl'>;
  /** Records an error of the writer; the build fails with all of them at the end of the page. */
  report(node: Positioned, message: Message): void;
  /** The word of a key, or undefined after recording that there is none. */
  word(node: Positioned, key: string, where?: WordUse['where']): Word | undefined;
}

export interface PageSource {
  readonly tree: Root;
  readonly file: string;
  readonly siteDir: string;
  readonly build: Pick<BuildInfo, 'locale' | 'baseUrl'>;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly draw: DrawScreen;
}

/** Makes the page that the transforms work on. Throws when the catalogue cannot be read. */
export function createPage({tree, file, siteDir, build, frontMatter = {}, draw}: PageSource): Page {
  const ref = pageRefOf(file, siteDir);
  // A page outside of the content has no translation: it is in the language of the build.
  const locale = ref?.locale ?? locales.find((each) => each === build.locale) ?? sourceLocale;
  const catalogue = loadCatalogue(siteDir, locale);
  const shortFile = relativeFile(file, siteDir);
  const errors: WriterError[] = [];
  const uses: WordUse[] = [];

  function report(node: Positioned, message: Message): void {
    errors.push({file: shortFile, line: node.position?.start.line ?? 1, message});
  }

  return {
    tree,
    siteDir,
    file: shortFile,
    locale,
    section: ref?.section,
    name: ref?.name ?? shortFile,
    frontMatter,
    catalogue,
    errors,
    uses,
    draw,
    build,
    report,
    word(node, key, where = 'text') {
      const word = orReport(
        () => findWord(catalogue, key),
        (message) => report(node, message),
      );
      if (word) uses.push({key, file: shortFile, line: node.position?.start.line ?? 1, where});
      return word;
    },
  };
}
