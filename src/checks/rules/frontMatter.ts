import * as z from 'zod';
import {sourceLocale, type Section} from '../../content/place';
import {lineOf} from '../../remark/frontMatter';
import {describe, type Mistake} from '../../remark/mistakes';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

const text = z.string('expected a text').trim().min(1, 'expected a text that is not empty');
const description = text.min(50, 'expected 50 to 160 characters').max(160, 'expected 50 to 160 characters');
const keywords = z.array(text, 'expected a list of words').min(3, 'expected at least three words that readers use');
const names = z.array(text, 'expected a list').min(1, 'expected at least one');
const sourceHash = z
  .string('expected the mark of the Spanish page')
  .regex(/^[0-9a-f]{12}$/, 'expected the mark that npm run translations:stamp writes');

/** What may stand above a page, by its part of the site. Anything else is a mistake, so that a misspelt name is not lost in silence. */
const schemas: Readonly<Record<Section, z.ZodObject>> = {
  docs: z.strictObject({
    title: text,
    description,
    keywords,
    sidebar_label: text.optional(),
    slug: z.literal('/').optional(),
  }),
  blog: z.strictObject({
    title: text,
    description,
    slug: text,
    date: z.date('expected a date such as 2026-09-07'),
    authors: names,
    tags: names,
    keywords: keywords.optional(),
  }),
  pages: z.strictObject({title: text, description, keywords: keywords.optional()}),
};

/** Holds the front matter of every page to its schema. */
export const frontMatterRule: Rule = {name: 'front matter', check: (site) => site.pages.flatMap(checkPage)};

function checkPage(page: CheckedPage): Mistake[] {
  const schema = schemas[page.place.section];
  const own = page.place.locale === sourceLocale ? schema : schema.extend({source_hash: sourceHash.optional()});
  const result = own.safeParse(page.frontMatter);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(page, key, Object.keys(own.shape)))
      : [wrongValue(page, issue)],
  );
}

function unknownKey(page: CheckedPage, key: string, known: readonly string[]): Mistake {
  return at(
    page,
    key,
    describe({
      found: `the front matter "${key}"`,
      expected: `one of ${known.join(', ')}`,
      advice: 'Take it out, or correct its name.',
    }),
  );
}

function wrongValue(page: CheckedPage, issue: z.core.$ZodIssue): Mistake {
  const key = String(issue.path[0] ?? '');
  const value = page.frontMatter[key];
  const length = typeof value === 'string' ? ` (${value.length} characters)` : '';
  const found = value === undefined ? `no ${key}` : `${key}: ${JSON.stringify(value)}${length}`;
  return at(page, key, `found ${found}; ${issue.message}. Correct it in the lines between ---.`);
}

function at(page: CheckedPage, key: string, message: string): Mistake {
  return {file: page.file, line: lineOf(page.content, key), message};
}
