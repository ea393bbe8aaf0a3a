import * as z from 'zod';
import {sourceLocale} from '../../site/locales';
import {topicIds} from '../../site/outline/model';
import {type Section} from '../../site/pageRef';
import {lineOf} from '../../manual/remark/frontMatter';
import {nearest} from '../../manual/writer-errors/didYouMean';
import {expectation, phrase, writerMessage, type Message} from '../../manual/writer-errors/message';
import type {WriterError} from '../../manual/writer-errors/writerError';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** What an editor shows beside a field. Zod returns the name of a failed expectation as the message of its issue. */
const hint = (name: 'length' | 'question' | 'threeWords' | 'date' | 'topic'): string =>
  Object.values(phrase(`frontMatter.${name}`)).join(' · ');

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
    topic: z.enum(topicIds, 'topic').describe(hint('topic')).optional(),
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
  return other ? [at(page, 'description', writerMessage('repeatedDescription', {file: other.file}))] : [];
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
  return at(page, key, writerMessage('unknownFrontMatter', {name: key, known: known.join(', ')}, nearest(key, known)));
}

function wrongValue(page: CheckedPage, issue: z.core.$ZodIssue): WriterError {
  const key = String(issue.path[0] ?? '');
  const value = page.frontMatter[key];
  const values = {name: key, expected: expectation('frontMatter', issue.message)};
  if (value === undefined) return at(page, key, writerMessage('missingFrontMatter', values));
  const found = {...values, value: JSON.stringify(value)};
  const message =
    typeof value === 'string' && value !== ''
      ? writerMessage('wrongFrontMatterText', {...found, length: value.length})
      : writerMessage('wrongFrontMatter', found);
  return at(page, key, message);
}

function at(page: CheckedPage, key: string, message: Message): WriterError {
  return {file: page.file, line: lineOf(page.content, key), message};
}
