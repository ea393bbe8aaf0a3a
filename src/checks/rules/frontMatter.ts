import * as z from 'zod';
import {sourceLocale} from '../../site/locales';
import {type Section} from '../../site/pageRef';
import {lineOf} from '../../manual/remark/frontMatter';
import {nearest} from '../../manual/writer-errors/didYouMean';
import type {Message, WriterLanguage} from '../../manual/writer-errors/message';
import type {WriterError} from '../../manual/writer-errors/writerError';
import {structureErrors} from '../messages/structure';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** Expectations on values. Zod returns the name of the failed one as the message of its issue. */
const expectations = {
  text: {es: 'un texto', en: 'a text'},
  filled: {es: 'un texto que no esté vacío', en: 'a text that is not empty'},
  length: {
    es: 'de 110 a 155 caracteres, con lo que le pasa al lector',
    en: '110 to 155 characters, with what happened to the reader',
  },
  question: {
    es: 'hasta 60 caracteres, como lo pregunta el lector: los buscadores cortan lo demás',
    en: 'up to 60 characters, as readers ask: search engines cut the rest',
  },
  words: {es: 'una lista de palabras', en: 'a list of words'},
  threeWords: {es: 'por lo menos tres palabras que usan los lectores', en: 'at least three words that readers use'},
  list: {es: 'una lista', en: 'a list'},
  one: {es: 'uno por lo menos', en: 'at least one'},
  date: {es: 'una fecha como 2026-09-07', en: 'a date such as 2026-09-07'},
  hash: {
    es: 'la huella que escribe npm run translations:update-hash',
    en: 'the hash that npm run translations:update-hash writes',
  },
} satisfies Record<string, Readonly<Record<WriterLanguage, string>>>;

/** What an editor shows beside a field. */
const hint = (name: keyof typeof expectations): string => Object.values(expectations[name]).join(' · ');

const text = z.string('text').trim().min(1, 'filled');
/** What search engines show below the title: shorter leaves room unused, longer is cut. */
const description = text.min(110, 'length').max(155, 'length').describe(hint('length'));
/** What results and shared links call the page, where that is not the task that its heading names. */
const titleMeta = text.max(60, 'question').describe(hint('question'));
const keywords = z.array(text, 'words').min(3, 'threeWords').describe(hint('threeWords'));
const names = z.array(text, 'list').min(1, 'one');
const sourceHash = z.string('hash').regex(/^[0-9a-f]{12}$/, 'hash');

/** The allowed front matter, by the section of the site. Anything else is an error, since a name may be misspelt. */
export const frontMatterSchemas: Readonly<Record<Section, z.ZodObject>> = {
  docs: z.strictObject({
    title: text,
    description,
    keywords,
    title_meta: titleMeta.optional(),
    sidebar_label: text.optional(),
    slug: z.literal('/').optional(),
  }),
  blog: z.strictObject({
    title: text,
    description,
    slug: text,
    date: z.date('date').describe(hint('date')),
    authors: names,
    tags: names,
    keywords: keywords.optional(),
  }),
  pages: z.strictObject({title: text, description, keywords: keywords.optional()}),
};

/** Validates the front matter of every page. */
export const frontMatterRule: Rule = {
  name: 'front matter',
  check: (site) => [...site.pages.flatMap(checkPage), ...site.pages.flatMap(checkOwnDescription)],
};

/** Two results with the same words leave the reader to guess which one answers. */
function checkOwnDescription(page: CheckedPage, index: number, pages: readonly CheckedPage[]): WriterError[] {
  const {description: own} = page.frontMatter;
  if (typeof own !== 'string' || own.trim() === '') return [];
  const other = pages.slice(0, index).find(({frontMatter}) => frontMatter.description === own);
  return other ? [at(page, 'description', structureErrors.repeatedDescription(other.file))] : [];
}

function checkPage(page: CheckedPage): WriterError[] {
  const schema = frontMatterSchemas[page.ref.section];
  const own = page.ref.locale === sourceLocale ? schema : schema.extend({source_hash: sourceHash.optional()});
  const result = own.safeParse(page.frontMatter);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(page, key, Object.keys(own.shape)))
      : [wrongValue(page, issue)],
  );
}

function unknownKey(page: CheckedPage, key: string, known: readonly string[]): WriterError {
  return at(page, key, structureErrors.unknownFrontMatter(key, known.join(', '), nearest(key, known) ?? ''));
}

function wrongValue(page: CheckedPage, issue: z.core.$ZodIssue): WriterError {
  const key = String(issue.path[0] ?? '');
  const value = page.frontMatter[key];
  const {es, en} = Object.entries(expectations).find(([name]) => name === issue.message)?.[1] ?? {
    es: issue.message,
    en: issue.message,
  };
  const length = typeof value === 'string' ? value.length : 0;
  return at(
    page,
    key,
    value === undefined
      ? structureErrors.missingFrontMatter(key, es, en)
      : structureErrors.wrongFrontMatter(key, JSON.stringify(value), length, es, en),
  );
}

function at(page: CheckedPage, key: string, message: Message): WriterError {
  return {file: page.file, line: lineOf(page.content, key), message};
}
