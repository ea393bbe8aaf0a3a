import {existsSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {lineOfField} from '../../manual/remark/frontMatter';
import {allTranslations, readRecord, targetLocales} from '../../manual/translations/translation';
import {sourceLocale} from '../../site/locales';
import {fileOf} from '../../site/pages';
import type {WriterError} from '../../writer-errors/writerError';
import {phrase, writerMessage} from '../../writer-errors/message';
import type {Rule} from '../rule';
import type {CheckedPage, CheckedSite} from '../site';
import {wrongField, textOf} from './frontMatter';

/** The front matter that is the same in every language. */
const comparedFields = ['slug', 'date', 'authors', 'tags', 'topic'] as const;

/**
 * Every Spanish page has a translation with the hash of the Spanish text that it was made from, and with the same structure: the same
 * ids, steps and screens in the same order.
 */
export const translationParityRule: Rule = {
  name: 'translation parity',
  check: (site) => [
    ...site.pages.filter((page) => page.ref.locale === sourceLocale).flatMap((page) => checkTranslated(site, page)),
    ...checkHashes(site),
    ...site.pages.filter((page) => page.ref.locale !== sourceLocale).flatMap((page) => compareWithSource(site, page)),
  ],
};

function checkTranslated(site: CheckedSite, source: CheckedPage): WriterError[] {
  return targetLocales.flatMap((locale) => {
    const file = fileOf({...source.ref, locale});
    if (existsSync(path.join(site.siteDir, file))) return [];
    const message = writerMessage('untranslatedPage', {locale, file});
    return [{file: source.file, line: 1, message}];
  });
}

/** A translation without a hash may be outdated without notice. */
const checkHashes = ({siteDir}: CheckedSite): WriterError[] =>
  allTranslations(siteDir)
    .filter((each) => existsSync(path.join(siteDir, each.file)) && !(each.file in readRecord(siteDir, each)))
    .map(({file}) => ({file, line: 1, message: writerMessage('unverifiedTranslation', {file})}));

function compareWithSource(site: CheckedSite, page: CheckedPage): WriterError[] {
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
  return [...comparedFields.flatMap((name) => differentField(page, source, name)), ...firstDifference(page, source)];
}

function differentField(page: CheckedPage, source: CheckedPage, name: string): WriterError[] {
  const [value, sourceValue] = [page.frontMatter[name], source.frontMatter[name]];
  if (isDeepStrictEqual(value, sourceValue)) return [];
  const expected = sourceValue
    ? phrase('part.as', {other: textOf(sourceValue), source: `${source.file}:${lineOfField(source.content, name)}`})
    : phrase('part.none', {source: source.file});
  return [{file: page.file, line: lineOfField(page.content, name), message: wrongField(name, value, expected)}];
}

function firstDifference(page: CheckedPage, source: CheckedPage): WriterError[] {
  const [parts, sourceParts] = [page.structure.parts, source.structure.parts];
  const longer = parts.length > sourceParts.length ? parts : sourceParts;
  const index = longer.findIndex((_, each) => parts[each]?.name !== sourceParts[each]?.name);
  const [item, counterpart] = [parts[index], sourceParts[index]];
  if (index < 0) return [];
  const expected = counterpart
    ? phrase('part.as', {other: counterpart.name, source: `${source.file}:${counterpart.line}`})
    : phrase('part.none', {source: source.file});
  const message = writerMessage('differentPart', {own: item?.name ?? phrase('part.end'), expected});
  return [{file: page.file, line: item?.line ?? parts.at(-1)?.line ?? 1, message}];
}
