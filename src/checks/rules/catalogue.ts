import path from 'node:path';
import {catalogueFiles, cataloguePath, didYouMean, type Catalogue} from '../../catalogue';
import {locales, type Locale} from '../../content/place';
import {describe, type Mistake} from '../../remark/mistakes';
import type {Rule} from '../rule';

/** Both languages have the same keys: a key in one file and not in the other leaves a page without its word. */
export const catalogueRule: Rule = {
  name: 'catalogue in both languages',
  check: (site) =>
    locales.flatMap((locale) =>
      locales
        .filter((other) => other !== locale)
        .flatMap((other) => missing(site.siteDir, site.catalogues[locale], site.catalogues[other], locale)),
    ),
};

function missing(siteDir: string, here: Catalogue, there: Catalogue, locale: Locale): Mistake[] {
  return [...there.words.values()]
    .filter((word) => !here.words.has(word.key))
    .map((word) => {
      const name = catalogueFiles.find((file) => file.kind === word.kind)?.name ?? 'app';
      const file = path
        .relative(siteDir, cataloguePath(siteDir, name, locale))
        .split(path.sep)
        .join('/');
      return {
        file,
        line: 1,
        message: describe({
          found: `no word for "${word.key}"`,
          expected: `the word that stands as "${word.text}" in the ${there.locale} file`,
          advice: `Add it, or take it out of the other file.${didYouMean(word.key, here.words.keys())}`,
        }),
      };
    });
}
