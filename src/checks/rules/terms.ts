import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {locateKey} from '../../manual/catalogue/catalogue';
import {locales, ofEachLocale, type Locale} from '../../site/locales';
import type {WriterError} from '../../writer-errors/writerError';
import {writerMessage} from '../../writer-errors/message';
import {FOREIGN} from '../prose';
import type {Rule} from '../rule';
import {readStrings} from '../uiStrings';

/** The list of terms of a language, from the site's root. */
const listOf = (locale: Locale): string => `src/checks/terms/${locale}.yaml`;

/** A thing, the one word for it, patterns of forbidden synonyms, and patterns of phrases in which they are allowed. */
const term = z.strictObject({
  thing: z.string(),
  use: z.string(),
  not: z.array(z.string()),
  except: z.array(z.string()).optional(),
});

/** The pattern of whole words, compiled once because that takes milliseconds. */
const wholeWords = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${patterns.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

/** A language without a list of terms is not checked for them. */
const terms = ofEachLocale((locale) => {
  const file = path.resolve(import.meta.dirname, '../../..', listOf(locale));
  const list = existsSync(file) ? z.array(term).parse(parse(readFileSync(file, 'utf8'))) : [];
  return list.map(({thing, use, not, except}) => ({
    thing,
    use,
    words: wholeWords(not),
    phrases: except && wholeWords(except),
  }));
});

/** One term per concept: synonyms fail, and the message has the right term. Keywords are free. */
export const termsRule: Rule = {
  name: 'terms',
  check: ({siteDir, pages}) => [
    ...pages.flatMap(({ref, file, blocks}) =>
      blocks.flatMap((block) =>
        findTerms(ref.locale, block.own).map(({index, ...values}) => ({
          file,
          line: block.line + (block.own.slice(0, index).match(/\n/g)?.length ?? 0),
          message: writerMessage('wrongTerm', {...values, list: listOf(ref.locale)}),
        })),
      ),
    ),
    ...locales.flatMap((locale) => checkInterface(siteDir, locale)),
  ],
};

/** The texts of the interface: buttons, menus, footer, names of topics. */
const checkInterface = (siteDir: string, locale: Locale): WriterError[] =>
  readStrings(path.join(siteDir, 'i18n', locale)).flatMap(({name, id, words}) =>
    findTerms(locale, words.replace(/\{[^}]*\}/g, FOREIGN)).map((values) => ({
      ...locateKey(siteDir, `i18n/${locale}/${name}`, id),
      message: writerMessage('wrongTermInInterface', {...values, id}),
    })),
  );

interface Hit {
  readonly word: string;
  readonly index: number;
  readonly term: string;
  readonly thing: string;
}

/** Where a text uses a word that the term list forbids. Words inside allowed phrases do not count. */
const findTerms = (locale: Locale, text: string): Hit[] =>
  terms[locale].flatMap(({thing, use, words, phrases}) => {
    if (text.search(words) < 0) return [];
    // The phrase keeps its length, so that later offsets stay right.
    const rest = phrases ? text.replace(phrases, (hit) => FOREIGN.repeat(hit.length)) : text;
    return [...rest.matchAll(words)].map(({0: word, index}) => ({word, index, term: use, thing}));
  });
