import path from 'node:path';
import {holidayErrors} from '../../manual/catalogue/holidays';
import {locateWord} from '../../manual/catalogue/load';
import {nearestKey} from '../../manual/writer-errors/didYouMean';
import {locales, type Locale} from '../../site/locales';
import type {WriterError} from '../../manual/writer-errors/writerError';
import {writerMessage} from '../../manual/writer-errors/message';
import type {Rule} from '../rule';
import type {Site} from '../site';

/** Both languages have the same keys, since a page would lack a word, and the same holidays of support. */
export const catalogueRule: Rule = {
  name: 'catalogue in both languages',
  check: (site) =>
    locales.flatMap((locale) =>
      locales
        .filter((other) => other !== locale)
        .flatMap((other) => [
          ...missing(site, locale, other),
          ...holidayErrors(site.siteDir, site.catalogues[locale], site.catalogues[other]),
        ]),
    ),
};

/** The keys that `there` has and `here` lacks, each with its line there. */
function missing({siteDir, catalogues}: Site, here: Locale, there: Locale): WriterError[] {
  const known = catalogues[here].words;
  return [...catalogues[there].words.values()]
    .filter((word) => !known.has(word.key))
    .map((word) => {
      const {file, line} = locateWord(siteDir, word, there);
      const otherFile = path.basename(file).replace(`.${there}.`, `.${here}.`);
      const message = writerMessage(
        'keyInOneLanguage',
        {key: word.key, word: word.text, otherFile},
        nearestKey(word.key, known.keys()),
      );
      return {file, line, message};
    });
}
