import path from 'node:path';
import {didYouMean, whereIs} from '../../catalogue';
import {locales, type Locale} from '../../content/place';
import {describe, type Mistake} from '../../remark/mistakes';
import type {Rule} from '../rule';
import type {Site} from '../site';

/** Both languages have the same keys: a key in one file and not in the other leaves a page without its word. */
export const catalogueRule: Rule = {
  name: 'catalogue in both languages',
  check: (site) =>
    locales.flatMap((locale) =>
      locales.filter((other) => other !== locale).flatMap((other) => missing(site, locale, other)),
    ),
};

/** The keys that `there` has and `here` lacks, each with its line there. */
function missing({siteDir, catalogues}: Site, here: Locale, there: Locale): Mistake[] {
  const known = catalogues[here].words;
  return [...catalogues[there].words.values()]
    .filter((word) => !known.has(word.key))
    .map((word) => {
      const {file, line} = whereIs(siteDir, word, there);
      const twin = path.basename(file).replace(`.${there}.`, `.${here}.`);
      const message = describe({
        found: `"${word.key}" ("${word.text}"), which ${twin} does not have`,
        expected: 'the same keys in both languages',
        advice: `Add it to ${twin}, or take it out here.${didYouMean(word.key, known.keys())}`,
      });
      return {file, line, message};
    });
}
