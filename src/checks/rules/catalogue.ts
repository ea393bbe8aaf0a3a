import path from 'node:path';
import {
  confirmedFile,
  holidayErrors,
  loadGlossary,
  locateKey,
  locateMeaning,
  locateWord,
  readConfirmed,
} from '../../manual/catalogue/catalogue';
import {nearestKey} from '../../writer-errors/didYouMean';
import {locales, sourceLocale, type Locale} from '../../site/locales';
import type {WriterError} from '../../writer-errors/writerError';
import {writerMessage} from '../../writer-errors/message';
import type {Rule} from '../rule';
import type {CheckedSite} from '../site';

/**
 * Both languages have the same keys, so that no page lacks a word, and the same holidays of support. The list of confirmed facts names
 * only facts. The meaning of a word has no capital letter at its start and no full stop, so that it fits into a sentence.
 */
export const catalogueRule: Rule = {
  name: 'catalogue in both languages',
  check: (site) => [
    ...locales.flatMap((locale) =>
      locales
        .filter((other) => other !== locale)
        .flatMap((other) => [
          ...missingKeys(site, locale, other),
          ...holidayErrors(site.siteDir, site.catalogues[locale], site.catalogues[other]),
        ]),
    ),
    ...locales.flatMap((locale) => meaningErrors(site, locale)),
    ...Object.entries(readConfirmed(site.siteDir)).flatMap(([key, by]) => confirmationErrors(site, key, by)),
  ],
};

const meaningErrors = ({siteDir}: CheckedSite, locale: Locale): WriterError[] =>
  [...loadGlossary(siteDir, locale)]
    .filter(([, {means}]) => /^\p{Lu}|\.(?:\s|$)/u.test(means))
    .map(([name, {means}]) => ({
      ...locateMeaning(siteDir, name, locale),
      message: writerMessage('meaningNotInSentence', {means}),
    }));

/** A release shows no fact that the company has not confirmed: `npm run check -- --release`. */
export const releaseRule: Rule = {
  name: 'unconfirmed facts',
  check: ({siteDir, catalogues}) =>
    [...catalogues[sourceLocale].words.values()]
      .filter((word) => word.unconfirmed)
      .map((word) => ({
        ...locateWord(siteDir, word, sourceLocale),
        message: writerMessage('unconfirmedFact', {key: word.key, fact: word.text, list: confirmedFile}),
      })),
};

function confirmationErrors({siteDir, catalogues}: CheckedSite, key: string, by: string): WriterError[] {
  const at = locateKey(siteDir, confirmedFile, key);
  const {words} = catalogues[sourceLocale];
  const facts = [...words.keys()].filter((each) => words.get(each)?.kind === 'fact');
  if (!facts.includes(key))
    return [{...at, message: writerMessage('confirmedKeyUnknown', {key}, nearestKey(key, facts))}];
  return by.trim() ? [] : [{...at, message: writerMessage('confirmedByNobody', {key})}];
}

/** The keys that the other language has and this one lacks, each with its line in the other language. */
function missingKeys({siteDir, catalogues}: CheckedSite, locale: Locale, otherLocale: Locale): WriterError[] {
  const words = catalogues[locale].words;
  return [...catalogues[otherLocale].words.values()]
    .filter((word) => !words.has(word.key))
    .map((word) => {
      const {file, line} = locateWord(siteDir, word, otherLocale);
      const otherFile = path.basename(file).replace(`.${otherLocale}.`, `.${locale}.`);
      const message = writerMessage(
        'keyInOneLanguage',
        {key: word.key, word: word.text, otherFile},
        nearestKey(word.key, words.keys()),
      );
      return {file, line, message};
    });
}
