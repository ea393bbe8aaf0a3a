import {existsSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {lineOf} from '../../manual/remark/frontMatter';
import {readRecord, stringTranslations, translated} from '../../manual/translations/translation';
import {sourceLocale, type Locale} from '../../site/locales';
import {fileOf} from '../../site/pages';
import type {WriterError} from '../../writer-errors/writerError';
import {phrase, writerMessage} from '../../writer-errors/message';
import type {PageStructure} from '../pageStructure';
import type {Rule} from '../rule';
import type {CheckedPage, Site} from '../site';
import {wrongField, textOf} from './frontMatter';

interface ComparedItem {
  readonly name: string;
  readonly line: number;
}

/** What must be the same in both languages, and how to extract it from a page. */
const comparisons = {
  heading: ({headings}) => headings.map(({depth, id, line}) => ({name: `${'#'.repeat(depth)} #${id ?? ''}`, line})),
  answer: ({answers}) => answers,
  steps: ({steps}) => steps.map(({count, line}) => ({name: String(count), line})),
  screen: ({screens}) => screens,
  related: ({related}) => related,
} satisfies Record<string, (structure: PageStructure) => readonly ComparedItem[]>;
const comparedParts = Object.keys(comparisons) as (keyof typeof comparisons)[];

/** The front matter that says the same of a page in every language. */
const comparedFields = ['slug', 'date', 'authors', 'tags', 'topic'] as const;

/**
 * Every Spanish page has a translation with the hash of the Spanish text that it was made from, and with the same structure: the same
 * ids, steps and screens in the same order.
 */
export const translationParityRule: Rule = {
  name: 'translation parity',
  check: (site) => [
    ...site.pages.filter((page) => page.ref.locale === sourceLocale).flatMap((page) => checkTranslated(site, page)),
    ...translated.flatMap((locale) => checkStringFiles(site, locale)),
    ...site.pages
      .filter((page) => page.ref.locale !== sourceLocale)
      .flatMap((page) => [...checkSourceHash(page), ...compareWithSource(site, page)]),
  ],
};

function checkTranslated(site: Site, source: CheckedPage): WriterError[] {
  return translated.flatMap((locale) => {
    const file = fileOf({...source.ref, locale});
    if (existsSync(path.join(site.siteDir, file))) return [];
    const message = writerMessage('untranslatedPage', {locale, file});
    return [{file: source.file, line: 1, message}];
  });
}

/** Texts that are no page have their hashes in a file of their own. */
function checkStringFiles(site: Site, locale: Locale): WriterError[] {
  return stringTranslations(site.siteDir, locale)
    .filter(({file}) => existsSync(path.join(site.siteDir, file)))
    .filter((strings) => readRecord(site.siteDir, strings)[strings.file] === undefined)
    .map(({file}) => ({file, line: 1, message: writerMessage('unverifiedTranslation', {file})}));
}

/** A translation without a hash may be outdated without notice. */
function checkSourceHash(page: CheckedPage): WriterError[] {
  if (page.frontMatter.source_hash !== undefined) return [];
  const message = writerMessage('unverifiedTranslation', {file: page.file});
  return [{file: page.file, line: 1, message}];
}

function compareWithSource(site: Site, page: CheckedPage): WriterError[] {
  const source = site.pages.find(
    ({ref}) => ref.locale === sourceLocale && ref.section === page.ref.section && ref.name === page.ref.name,
  );
  if (!source) {
    const file = fileOf({...page.ref, locale: sourceLocale});
    // A page that cannot be parsed exists all the same; another rule reports its error.
    if (existsSync(path.join(site.siteDir, file))) return [];
    const message = writerMessage('sourceMissing', {source: file});
    return [{file: page.file, line: 1, message}];
  }
  return [
    ...comparedFields.flatMap((name) => differentField(page, source, name)),
    ...comparedParts.flatMap((part) => firstDifference(page, source, part)),
  ];
}

function differentField(page: CheckedPage, source: CheckedPage, name: string): WriterError[] {
  const [value, sourceValue] = [page.frontMatter[name], source.frontMatter[name]];
  if (isDeepStrictEqual(value, sourceValue)) return [];
  const expected = sourceValue
    ? phrase('part.as', {other: textOf(sourceValue), source: `${source.file}:${lineOf(source.content, name)}`})
    : phrase('part.none', {source: source.file});
  return [{file: page.file, line: lineOf(page.content, name), message: wrongField(name, value, expected)}];
}

function firstDifference(page: CheckedPage, source: CheckedPage, part: keyof typeof comparisons): WriterError[] {
  const [here, there] = [comparisons[part](page.structure), comparisons[part](source.structure)];
  const length = Math.max(here.length, there.length);
  for (let index = 0; index < length; index += 1) {
    const [item, counterpart] = [here[index], there[index]];
    if (item?.name === counterpart?.name) continue;
    const describe = ({name}: ComparedItem) => (part === 'steps' ? phrase('part.count', {count: name}) : name);
    const expected = counterpart
      ? phrase('part.as', {other: describe(counterpart), source: `${source.file}:${counterpart.line}`})
      : phrase('part.none', {source: source.file});
    const place = {part: phrase(`part.${part}`), position: index + 1, expected};
    const message = item
      ? writerMessage('differentPart', {...place, own: describe(item)})
      : writerMessage('missingPart', place);
    return [{file: page.file, line: item?.line ?? here.at(-1)?.line ?? 1, message}];
  }
  return [];
}
