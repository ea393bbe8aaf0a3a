import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lineOfKey} from '../../manual/catalogue/lineOfKey';
import {locales, type Locale} from '../../site/locales';
import type {WriterError} from '../../manual/writer-errors/writerError';
import {textErrors} from '../messages/text';
import {FOREIGN, type Block} from '../prose';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';
import {termsEn} from '../terms/en';
import {termsEs} from '../terms/es';
import type {Term} from '../terms/term';
import {readStrings} from '../uiStrings';

/** A language without a list of terms is not checked for them. */
const terms: Readonly<Partial<Record<Locale, readonly Term[]>>> = {es: termsEs, en: termsEn};

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
  return [...readStrings(siteDir, locale)].flatMap(([name, texts]) => {
    const file = `i18n/${locale}/${name}`;
    const json = readFileSync(path.join(siteDir, file), 'utf8');
    return [...texts].flatMap(([id, words]) =>
      (terms[locale] ?? []).flatMap((term) =>
        findTerm(term, words.replace(/\{[^}]*\}/g, FOREIGN)).map((hit) => ({
          file,
          line: lineOfKey(json, id),
          message: textErrors.wrongTermInInterface(hit.word, id, term.use, term.thing),
        })),
      ),
    );
  });
}

function checkBlock(page: CheckedPage, block: Block): WriterError[] {
  return (terms[page.ref.locale] ?? []).flatMap((term) =>
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

function whole(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, 'giu');
}

function toWriterError(page: CheckedPage, block: Block, term: Term, hit: {word: string; index: number}): WriterError {
  const line = block.line + (block.own.slice(0, hit.index).match(/\n/g)?.length ?? 0);
  return {
    file: page.file,
    line,
    message: textErrors.wrongTerm(hit.word, term.use, term.thing),
  };
}
