import type {ParseFrontMatter} from '@docusaurus/types';
import {fillKeys, findWord, loadCatalogue} from '../catalogue/catalogue';
import {writerMessage} from '../../writer-errors/message';
import {explainParseError} from '../page/parseError';
import type {BuildInfo} from '../page/page';
import {orReport, WriterErrors, type WriterError} from '../../writer-errors/writerError';
import {sourceLocale} from '../../site/locales';
import {pageRefOf, relativeFile} from '../../site/pages';

/** The texts of the front matter that people read. Keys in them are replaced, and the rules for writers apply to them. */
export const frontMatterTexts = ['title', 'title_meta', 'description', 'sidebar_label'] as const;

/**
 * Puts the words of the catalogue into the texts of front matter.
 * @param content the whole page
 * @param file its path from the site's root, for the messages
 * @param wordOf the word of a key in a line; throws like `findWord`
 * @returns the errors in the texts
 */
export function fillTexts(
  frontMatter: Record<string, unknown>,
  content: string,
  file: string,
  wordOf: (key: string, line: number) => string,
): WriterError[] {
  return frontMatterTexts.flatMap((name) => {
    const value = frontMatter[name];
    if (value === undefined) return [];
    const line = lineOfField(content, name);
    if (typeof value !== 'string') return [{file, line, message: writerMessage('frontMatterIsNoText', {name})}];
    const errors: WriterError[] = [];
    frontMatter[name] = orReport(
      () => fillKeys(value.trim(), (key) => wordOf(key, line)),
      (message) => errors.push({file, line, message}),
    );
    return errors;
  });
}

type FrontMatterOptions = Readonly<{siteDir: string; build: Pick<BuildInfo, 'locale'>}>;

/**
 * Puts the words of the catalogue into titles, description and sidebar label, for Docusaurus' `markdown.parseFrontMatter`.
 * @throws WriterErrors with file, line, found, expected and what to do.
 */
export function fillFrontMatter({siteDir, build}: FrontMatterOptions): ParseFrontMatter {
  // The parser caches a text before it has read it. The second time, it would find no front matter.
  const failures = new Map<string, WriterErrors>();
  return async (params) => {
    const {filePath, fileContent} = params;
    const file = relativeFile(filePath, siteDir);
    const failure = failures.get(fileContent);
    if (failure) throw failure;
    const page = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
      const errors = new WriterErrors([explainParseError(file, error)]);
      failures.set(fileContent, errors);
      throw errors;
    });
    const locale = pageRefOf(filePath, siteDir)?.locale ?? sourceLocale;
    const catalogue = loadCatalogue(siteDir, locale);
    const errors = fillTexts(page.frontMatter, fileContent, file, (key) => findWord(catalogue, key).text);
    if (errors.length > 0) throw new WriterErrors(errors);
    // For the theme: the language of a page that is shown because its translation is missing.
    if (build.locale !== locale) page.frontMatter.text_locale = locale;
    return page;
  };
}

/** The line of a key of the front matter, counted from 1. */
export function lineOfField(fileContent: string, name: string): number {
  return fileContent.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 1 || 1;
}
