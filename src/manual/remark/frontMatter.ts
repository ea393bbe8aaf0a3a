import type {ParseFrontMatter} from '@docusaurus/types';
import {fillKeys} from '../catalogue/fill';
import {loadCatalogue} from '../catalogue/load';
import type {BuildContext} from '../page/buildContext';
import {writerMessage, type Message} from '../../writer-errors/message';
import {explainParseError} from '../page/parseError';
import {orReport, type WriterError} from '../../writer-errors/writerError';
import {sourceLocale} from '../../site/locales';
import {pageRefOf, relativeFile} from '../../site/pages';

/** The texts of the front matter that people read: keys are replaced in them, and the rules of writing hold for them. */
export const frontMatterTexts = ['title', 'title_meta', 'description', 'sidebar_label'] as const;

/** Errors in the front matter of a page, as it is written. */
export type CheckFrontMatter = (page: {
  readonly filePath: string;
  readonly fileContent: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}) => readonly WriterError[];

/**
 * Puts the words of the catalogue into titles, description and sidebar label, for Docusaurus' `markdown.parseFrontMatter`.
 * @throws WriterErrors with file, line, found, expected and what to do.
 */
export function fillFrontMatter(
  siteDir: string,
  build: BuildContext,
  check: CheckFrontMatter = () => [],
): ParseFrontMatter {
  // The parser remembers a text before it has read it: asked again, it would find no front matter.
  const unreadable = new Map<string, WriterError>();
  return async (params) => {
    const file = relativeFile(params.filePath, siteDir);
    const known = unreadable.get(params.fileContent);
    if (known) return build.fail([known]);
    const {frontMatter, content} = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
      const explanation = explainParseError(file, error);
      unreadable.set(params.fileContent, explanation);
      return build.fail([explanation]);
    });
    const errors = check({...params, frontMatter});
    if (errors.length > 0) return build.fail(errors);
    const locale = pageRefOf(params.filePath, siteDir)?.locale ?? sourceLocale;
    for (const name of frontMatterTexts) {
      const value = frontMatter[name];
      if (value === undefined) continue;
      const fail = (message: Message): never => build.fail([{file, line: lineOf(params.fileContent, name), message}]);
      if (typeof value !== 'string') return fail(writerMessage('frontMatterIsNoText', {name}));
      frontMatter[name] = orReport(() => fillKeys(value.trim(), loadCatalogue(siteDir, locale)), fail);
    }
    // For the theme: the language of a page that is shown because its translation is missing.
    if (build.info.locale !== locale) frontMatter.text_locale = locale;
    return {frontMatter, content};
  };
}

/** The line of a key of the front matter, counted from 1. */
export function lineOf(fileContent: string, name: string): number {
  return fileContent.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 1 || 1;
}
