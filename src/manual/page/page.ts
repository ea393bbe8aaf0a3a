import type {Root} from 'mdast';
import {findWord, loadCatalogue, type Word} from '../catalogue/catalogue';
import {locales, sourceLocale} from '../../site/locales';
import {docFile, pageRefOf, relativeFile, spanishAddress} from '../../site/pages';
import {lineOf} from './nodes';
import type {PracticeScreen} from '../../screens';
import type {Message} from '../../writer-errors/message';
import {orReport, type WriterError, type Positioned} from '../../writer-errors/writerError';

/**
 * The language and the address of the running build, for the remark plugins. Docusaurus reads the options of the plugins, with the
 * configuration, before it knows the language or the address. src/manual/plugin.ts sets them before the first page is read.
 */
export interface BuildInfo {
  /** The language of the build. A page in another language is shown because its translation is missing. */
  locale: string;
  /** Begins and ends with `/`; in a translation usually `/en/`. */
  baseUrl: string;
  /** The address of the site, without the locale: `https://`, the host and the base URL, which ends with `/`. */
  siteUrl: string;
  /** Pages that a build has transformed before the bundler asks for them, by file. The bundler takes each once. */
  transformed?: Map<string, {readonly content: string; readonly tree: Root}>;
  /** The scripts that pages load on use, and the data of practice mode: texts by their files below the base URL. */
  filesOnUse?: Map<string, string>;
}

/** One use of a word of the catalogue on a page. */
export interface WordUse {
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly where: 'text' | 'picture';
}

/** The source of a page and its place. */
export interface PageSource {
  readonly tree: Root;
  readonly file: string;
  readonly siteDir: string;
  readonly build: Pick<BuildInfo, 'locale' | 'baseUrl' | 'filesOnUse'>;
}

/** A page on its way through the transforms: its tree, its properties and the errors in it. */
export type Page = ReturnType<typeof createPage>;

/** Makes the page that the transforms work on. Throws when the catalogue cannot be read. */
export function createPage(source: PageSource) {
  const {siteDir, build} = source;
  const ref = pageRefOf(source.file, siteDir);
  /** From the site's root, with `/`. */
  const file = relativeFile(source.file, siteDir);
  /**
   * The language that the page is written in. It is not the language of the build when a translation is missing. A page outside the content
   * has no translation, so it is in the language of the build.
   */
  const locale = ref?.locale ?? locales.find((each) => each === build.locale) ?? sourceLocale;
  const catalogue = loadCatalogue(siteDir, locale);
  const errors: WriterError[] = [];
  const uses: WordUse[] = [];
  /** The tasks of practice mode, by their sections. */
  const practice: Record<string, readonly PracticeScreen[]> = {};
  /** The ids of the answers so far. */
  const answerIds = new Set<string>();

  /** Records an error of the writer; the build fails with all of them at the end of the page. */
  function report(node: Positioned, message: Message): void {
    errors.push({file, line: lineOf(node), message});
  }

  /** Runs `find`; reports its error and returns undefined. */
  const attempt = <T>(node: Positioned, find: () => T): T | undefined =>
    orReport(find, (message) => report(node, message));

  /** Finds the word of a key and records its use. Throws like `findWord`. */
  function word(node: Positioned, key: string, where: WordUse['where'] = 'text'): Word {
    const entry = findWord(catalogue, key);
    uses.push({key, file, line: lineOf(node), where});
    return entry;
  }

  const {section, name = file} = ref ?? {};
  return {
    ...source,
    file,
    locale,
    section,
    name,
    catalogue,
    errors,
    uses,
    practice,
    answerIds,
    report,
    attempt,
    word,
  };
}

/**
 * The target of a link to a page or section of the manual: its address, or only the section on the page itself.
 * @param pageRef a page and section, written as in `<Related>`: `password#forgot`.
 */
export function urlOf(page: Pick<Page, 'name' | 'section' | 'siteDir'>, pageRef: string): string {
  const [target = '', id] = pageRef.split('#');
  const hash = id === undefined ? '' : `#${id}`;
  const name = docFile(page.siteDir, target);
  return page.section === 'docs' && page.name === name ? hash : spanishAddress({section: 'docs', name}, {}) + hash;
}
