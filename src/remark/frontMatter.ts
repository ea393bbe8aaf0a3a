import type {ParseFrontMatter} from '@docusaurus/types';
import {fillKeys, loadCatalogue, UnknownWordError} from '../catalogue';
import type {SiteBuild} from './page';
import {placeOf, relativeFile, sourceLocale} from '../content/place';

/** The texts of the front matter in which keys are replaced. */
const texts = ['title', 'description', 'sidebar_label'] as const;

/**
 * Puts the words of the catalogue into title, description and sidebar label, for Docusaurus' `markdown.parseFrontMatter`.
 * @throws Error with file, line, found, expected and what to do.
 */
export function fillFrontMatter(siteDir: string, build?: Readonly<SiteBuild>): ParseFrontMatter {
  return async (params) => {
    const {frontMatter, content} = await params.defaultParseFrontMatter(params);
    const locale = placeOf(params.filePath, siteDir)?.locale ?? sourceLocale;
    for (const name of texts) {
      const value = frontMatter[name];
      const where = () => `${relativeFile(params.filePath, siteDir)}:${lineOf(params.fileContent, name)}`;
      if (value === undefined) continue;
      if (typeof value !== 'string') {
        throw new Error(
          `${where()}: found a ${name} that is no text; expected a text. A text that begins with a brace needs quotation marks: ${name}: "{app.name}".`,
        );
      }
      try {
        frontMatter[name] = fillKeys(value, loadCatalogue(siteDir, locale));
      } catch (error) {
        if (!(error instanceof UnknownWordError)) throw error;
        throw new Error(`${where()}: ${error.message}`, {cause: error});
      }
    }
    // For the theme: the language of a page that stands in for a missing translation.
    if (build && build.locale !== locale) frontMatter.text_locale = locale;
    return {frontMatter, content};
  };
}

/** The line of a key of the front matter, counted from 1. */
export function lineOf(fileContent: string, name: string): number {
  return fileContent.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 1 || 1;
}
