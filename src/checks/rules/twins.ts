import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileOf, locales, sourceLocale} from '../../content/place';
import {describe, type Mistake} from '../../remark/mistakes';
import type {Outline} from '../outline';
import type {Rule} from '../rule';
import type {CheckedPage, Site} from '../site';

interface Part {
  readonly name: string;
  readonly line: number;
}

/** What must be the same in both languages, and how to read it from a page. */
const parts: readonly {what: string; of: (outline: Outline) => readonly Part[]}[] = [
  {
    what: 'heading',
    of: (outline) => outline.headings.map(({depth, id, line}) => ({name: `${'#'.repeat(depth)} #${id ?? ''}`, line})),
  },
  {what: 'answer', of: (outline) => outline.answers},
  {what: '<Steps>', of: (outline) => outline.steps.map(({count, line}) => ({name: `${count} steps`, line}))},
  {what: 'screen', of: (outline) => outline.screens},
  {what: '<Related>', of: (outline) => outline.related},
];

/**
 * Every Spanish page has a translation, which says which Spanish text it was made from and has the same skeleton:
 * the same ids, steps and screens in the same order.
 */
export const twinsRule: Rule = {
  name: 'twins in both languages',
  check: (site) => [
    ...site.pages.filter((page) => page.place.locale === sourceLocale).flatMap((page) => checkTranslated(site, page)),
    ...translationsOf(site).flatMap((page) => [...checkMark(page), ...checkTwin(site, page)]),
  ],
};

function checkTranslated(site: Site, source: CheckedPage): Mistake[] {
  const others = locales.filter((locale) => locale !== sourceLocale);
  return others.flatMap((locale) => {
    const file = fileOf({...source.place, locale});
    if (existsSync(path.join(site.siteDir, file))) return [];
    const message = describe({
      found: `no translation "${locale}" of this page`,
      expected: file,
      advice: `Translate it there, then npm run translations:stamp -- ${file}. A page that waits for it needs nothing: the build shows the Spanish text at its address, with a notice. Only this check stays red, so that no release leaves without it.`,
    });
    return [{file: source.file, line: 1, message}];
  });
}

/** A translation without a mark may be of any age: nobody would notice that it is old. */
function checkMark(page: CheckedPage): Mistake[] {
  if (page.frontMatter.source_hash !== undefined) return [];
  const message = describe({
    found: 'a translation without source_hash (unmarked)',
    expected: 'the mark of the Spanish page that it was made from',
    advice: `Compare it with the Spanish page, then npm run translations:stamp -- ${page.file}`,
  });
  return [{file: page.file, line: 1, message}];
}

function translationsOf(site: Site): CheckedPage[] {
  return site.pages.filter((page) => page.place.locale !== sourceLocale && locales.includes(page.place.locale));
}

function checkTwin(site: Site, page: CheckedPage): Mistake[] {
  const source = site.pages.find(
    ({place}) =>
      place.locale === sourceLocale && place.section === page.place.section && place.name === page.place.name,
  );
  if (!source) {
    const file = fileOf({...page.place, locale: sourceLocale});
    // A page that cannot be read is there all the same; what is wrong with it is said elsewhere.
    if (existsSync(path.join(site.siteDir, file))) return [];
    const message = describe({
      found: 'a translation without a Spanish page',
      expected: file,
      advice: 'Write it, or rename or delete this file.',
    });
    return [{file: page.file, line: 1, message}];
  }
  return parts.flatMap(({what, of}) => firstDifference(page, source, what, of(page.outline), of(source.outline)));
}

function firstDifference(
  page: CheckedPage,
  source: CheckedPage,
  what: string,
  here: readonly Part[],
  there: readonly Part[],
): Mistake[] {
  const length = Math.max(here.length, there.length);
  for (let index = 0; index < length; index += 1) {
    const [own, other] = [here[index], there[index]];
    if (own?.name === other?.name) continue;
    const message = describe({
      found: own ? `${what} number ${index + 1}: ${own.name}` : `no ${what} number ${index + 1}`,
      expected: other ? `${other.name}, as in ${source.file}:${other.line}` : `none, as in ${source.file}`,
      advice: 'Make both languages the same.',
    });
    return [{file: page.file, line: own?.line ?? here.at(-1)?.line ?? 1, message}];
  }
  return [];
}
