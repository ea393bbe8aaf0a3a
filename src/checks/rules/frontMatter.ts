import * as z from 'zod';
import {topicIds} from '../../site/outline';
import {type Section} from '../../site/pages';
import {lineOfField} from '../../manual/remark/frontMatter';
import {nearest} from '../../writer-errors/didYouMean';
import {expectation, phrase, writerMessage, type Message, type Phrase} from '../../writer-errors/message';
import {pageRule, type Finding, type Rule} from '../rule';
import type {WriterError} from '../../writer-errors/writerError';
import type {CheckedPage} from '../site';

// Zod returns the name of a failed expectation as the message of its issue.

/** Without tags: Docusaurus writes it into a script element as it is. */
const text = z
  .string('text')
  .trim()
  .min(1, 'filled')
  .regex(/^[^<\n]*$/, 'oneLine');
/** The text that search engines show below the title: a shorter one leaves space unused, a longer one is cut. */
const description = z.string('text').trim().min(110, 'length').max(155, 'length');
/** The name of the page in results and shared links, if it is not the task in the heading. */
const titleMeta = text.max(60, 'question');
/** A more deeply indented hyphen continues the value above, and so does a comma after a hyphen. */
const keywords = z.array(text.regex(/^(?!.* - )[^,;]*$/, 'words'), 'words').min(3, 'threeWords');
const names = z.array(text, 'list').min(1, 'one');

/** The allowed front matter, by the section of the site. Anything else is an error, because it may be a misspelt name. */
export const frontMatterSchemas: Readonly<Record<Section, z.ZodObject>> = {
  docs: z.strictObject({
    title: text,
    description,
    keywords,
    title_meta: titleMeta.optional(),
    sidebar_label: text.optional(),
    slug: z.literal('/', 'root').optional(),
  }),
  blog: z.strictObject({
    title: text,
    description,
    slug: text,
    date: z.date('date'),
    authors: names,
    tags: names,
    keywords: keywords.optional(),
    topic: z.enum(topicIds, 'topic').optional(),
  }),
  pages: z.strictObject({title: text, description, keywords: keywords.optional()}),
};

/** The first page with a value, by the value and what it must be unique in. */
type FirstPages = Map<string, CheckedPage>;

/** Validates the front matter of every page. */
export const frontMatterRule: Rule = {
  name: 'front matter',
  check(site) {
    const firstPages: FirstPages = new Map();
    return pageRule('front matter', (page) => checkPage(page, firstPages)).check(site);
  },
};

function checkPage(page: CheckedPage, firstPages: FirstPages): Finding[] {
  if (Object.keys(page.frontMatter).length === 0) return [{line: 1, message: writerMessage('frontMatterMissing')}];
  const {date} = page.frontMatter;
  return [
    ...checkFields(page),
    ...(date instanceof Date ? checkDate(page, date) : []),
    ...checkUnique(page, 'description', '', firstPages),
    // A translation has the same address as its page.
    ...checkUnique(page, 'slug', page.ref.locale, firstPages),
  ];
}

/**
 * Readers cannot choose between two results with the same words, and one of two posts with the same address is lost.
 * @param scope the pages that it must be unique in
 */
function checkUnique(page: CheckedPage, name: string, scope: string, firstPages: FirstPages): Finding[] {
  const value = page.frontMatter[name];
  if (!value) return [];
  const key = JSON.stringify([name, scope, value]);
  const otherPage = firstPages.get(key);
  if (!otherPage) firstPages.set(key, page);
  return otherPage ? [findingIn(page, name, writerMessage('repeatedFrontMatter', {name, file: otherPage.file}))] : [];
}

function checkFields(page: CheckedPage): Finding[] {
  const schema = frontMatterSchemas[page.ref.section];
  const fieldNames = Object.keys(schema.shape);
  const issues = schema.safeParse(page.frontMatter).error?.issues ?? [];
  const unknownFields = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const suggestions = new Map(unknownFields.map((name) => [name, nearest(name, fieldNames)]));
  // A misspelt name is not reported as missing too.
  const isMisspelt = (name = '') => page.frontMatter[name] === undefined && [...suggestions.values()].includes(name);
  return [
    ...issues
      .filter(({code, path: [name]}) => code !== 'unrecognized_keys' && !isMisspelt(String(name)))
      .map((issue) => wrongValue(page, issue)),
    ...[...suggestions].map(([name, nearestName]) =>
      findingIn(page, name, writerMessage('unknownFrontMatter', {name, known: fieldNames.join(', ')}, nearestName)),
    ),
  ];
}

/** YAML reads the 31st of a month with 30 days as the first of the next month, and a late time can fall on another day. */
function checkDate(page: CheckedPage, date: Date): Finding[] {
  const [, value] = /^date: *(.*\S)/m.exec(page.content) ?? [];
  if (value === undefined || value === textOf(date)) return [];
  return [
    findingIn(
      page,
      'date',
      writerMessage('wrongFrontMatter', {name: 'date', value, expected: phrase('frontMatter.date')}),
    ),
  ];
}

const wrongValue = (page: CheckedPage, {path: [field], message}: z.core.$ZodIssue): Finding => {
  const name = String(field ?? '');
  return findingIn(page, name, wrongField(name, page.frontMatter[name], expectation('frontMatter', message)));
};

/** A value as it is written in front matter. */
export const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value);

/** The error for a field that is missing or does not have the expected value. */
export function wrongField(name: string, value: unknown, expected: string | Phrase): Message {
  if (value === undefined || value === '') return writerMessage('missingFrontMatter', {name, expected});
  const values = {name, expected, value: textOf(value)};
  return typeof value === 'string'
    ? writerMessage('wrongFrontMatterText', {...values, length: value.length})
    : writerMessage('wrongFrontMatter', values);
}

const findingIn = ({content}: CheckedPage, name: string, message: Message): Finding => ({
  line: lineOfField(content, name),
  message,
});

/** Checks the length of a description outside front matter, in a list of authors, tags or topics. */
export function checkDescription(text: unknown, place: Omit<WriterError, 'message'>): WriterError[] {
  if (description.safeParse(text).success) return [];
  const length = typeof text === 'string' ? text.length : 0;
  return [{...place, message: writerMessage('wrongDescription', {length})}];
}
