import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {lineOfKey} from '../../manual/catalogue/lineOfKey';
import {locales, ofEachLocale, type Locale} from '../../site/locales';
import type {WriterError} from '../../manual/writer-errors/writerError';
import {writerMessage} from '../../manual/writer-errors/message';
import {FOREIGN, type Block} from '../prose';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';
import {readStrings} from '../uiStrings';

const folder = path.resolve(import.meta.dirname, '../terms');

/** A thing, the one word for it, the patterns of words that are not used for it, and those of phrases in which such a word is right. */
const term = z.strictObject({
  thing: z.string(),
  use: z.string(),
  not: z.array(z.string()),
  except: z.array(z.string()).optional(),
});
type Term = z.infer<typeof term>;

/** A language without a list of terms is not checked for them. */
const terms = ofEachLocale((locale): readonly Term[] => {
  const file = path.join(folder, `${locale}.yaml`);
  return existsSync(file) ? z.array(term).parse(parse(readFileSync(file, 'utf8'))) : [];
});

/** One term per concept: synonyms fail, and the message has the right term. Keywords are free. */
export const termsRule: Rule = {
  name: 'terms',
  check: (site) => [
    ...site.pages.flatMap((page) => page.blocks.flatMap((block) => checkBlock(page, block))),
    ...locales.flatMap((locale) => checkInterface(site.siteDir, locale)),
  ],
};

/** The texts of the interface: buttons, menus, footer, names of topics. */
function checkInterface(siteDir: string, locale: Locale): WriterError[] {
  return [...readStrings(path.join(siteDir, 'i18n', locale))].flatMap(([name, texts]) => {
    const file = `i18n/${locale}/${name}`;
    const json = readFileSync(path.join(siteDir, file), 'utf8');
    return [...texts].flatMap(([id, words]) =>
      terms[locale].flatMap((term) =>
        findTerm(term, words.replace(/\{[^}]*\}/g, FOREIGN)).map((hit) => ({
          file,
          line: lineOfKey(json, id),
          message: writerMessage('wrongTermInInterface', {word: hit.word, id, term: term.use, thing: term.thing}),
        })),
      ),
    );
  });
}

function checkBlock(page: CheckedPage, block: Block): WriterError[] {
  return terms[page.ref.locale].flatMap((term) =>
    findTerm(term, block.own).map((hit) => toWriterError(page, block, term, hit)),
  );
}

/** Where a text uses a word that the term list forbids. Words inside allowed phrases do not count. */
function findTerm(term: Term, text: string): {word: string; index: number}[] {
  // The phrase keeps its length, so that later offsets stay right.
  const rest = (term.except ?? []).reduce(
    (left, phrase) => left.replace(whole(phrase), (hit) => FOREIGN.repeat(hit.length)),
    text,
  );
  return term.not.flatMap((pattern) =>
    [...rest.matchAll(whole(pattern))].map((match) => ({word: match[0], index: match.index})),
  );
}

/** Each pattern is compiled once: there are hundreds of them, and thousands of texts. */
const compiled = new Map<string, RegExp>();

function whole(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const regExp = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, 'giu');
  compiled.set(pattern, regExp);
  return regExp;
}

function toWriterError(page: CheckedPage, block: Block, term: Term, hit: {word: string; index: number}): WriterError {
  const line = block.line + (block.own.slice(0, hit.index).match(/\n/g)?.length ?? 0);
  return {
    file: page.file,
    line,
    message: writerMessage('wrongTerm', {word: hit.word, term: term.use, thing: term.thing}),
  };
}
