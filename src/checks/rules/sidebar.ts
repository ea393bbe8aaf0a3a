import {existsSync} from 'node:fs';
import path from 'node:path';
import {read} from '../../lib/files';
import {locateKey} from '../../manual/catalogue/catalogue';
import {targetLocales} from '../../manual/translations/translation';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';
import {listPageRefs, fileOf} from '../../site/pages';
import {sourceLocale, type Locale} from '../../site/locales';
import {topicIds} from '../../site/outline';
import type {WriterError} from '../../writer-errors/writerError';
import type {Rule} from '../rule';
import {readStrings} from '../uiStrings';
import {isAddressName} from './fileNames';
import {checkDescription} from './frontMatter';

/**
 * Each topic is a known one, which gives its pages and menus their colour. A page is listed exactly once: nobody finds a page that is not
 * listed. A topic with its own page has a description.
 */
export const sidebarRule: Rule = {
  name: 'sidebar',
  check: ({siteDir}) => [
    ...checkSidebars(siteDir, 'sidebars.ts'),
    ...findMissingPages(siteDir),
    ...targetLocales.flatMap((locale) => checkTranslation(siteDir, locale)),
  ],
};

/** The texts of the sidebars that a pattern calls `value`, each with its place. */
function findIn(siteDir: string, file: string, pattern: RegExp) {
  if (!existsSync(path.join(siteDir, file))) return [];
  const sidebars = read(path.join(siteDir, file));
  return [...sidebars.matchAll(pattern)].map(({index, groups: {value = ''} = {}}) => ({
    value,
    place: {file, line: sidebars.slice(0, index).split('\n').length},
  }));
}

/** A page in a list, by its id. */
const entry = /(?<=[[,]\s*|\bid:\s*)'(?<value>[a-z\d/-]+)'(?=\s*[,\]}])/g;

const listIds = (siteDir: string) =>
  listPageRefs(siteDir)
    .filter(({locale, section, name}) => locale === sourceLocale && section === 'docs' && isAddressName(name))
    .map((ref) => ({id: ref.name.replace(/\.mdx$/, ''), page: fileOf(ref)}));

/** The listed pages that are not there. A build stops at them, since Docusaurus would stop with a stack and without the line. */
export function findMissingPages(siteDir: string): WriterError[] {
  const ids = listIds(siteDir).map(({id}) => id);
  return findIn(siteDir, 'sidebars.ts', entry)
    .filter(({value}) => !ids.includes(value))
    .map(({value: id, place}) => ({...place, message: writerMessage('unknownSidebarPage', {id}, nearest(id, ids))}));
}

function checkSidebars(siteDir: string, file: string): WriterError[] {
  if (!existsSync(path.join(siteDir, file))) return [];
  const find = (pattern: RegExp) => findIn(siteDir, file, pattern);
  const entries = find(entry);
  // The link of a topic may be one of its pages.
  const items = find(new RegExp(`(?<!\\blink: \\{type: 'doc', id: )${entry.source}`, 'g'));
  return [
    ...find(/\btopic: '(?<value>[^']*)'/g)
      .filter(({value}) => !topicIds.some((id) => id === value))
      .map(({value: topic, place}) => {
        const values = {topic, known: topicIds.join(', ')};
        return {...place, message: writerMessage('unknownTopic', values, nearest(topic, topicIds))};
      }),
    ...find(/\bdescription:\s*(['"`])(?<value>.*)\1/g).flatMap(({value, place}) => checkDescription(value, place)),
    ...items
      .filter(({value}, index) => items.findIndex((other) => other.value === value) < index)
      .map(({value: id, place}) => ({...place, message: writerMessage('repeatedSidebarPage', {id})})),
    ...listIds(siteDir)
      .filter(({id}) => !entries.some(({value}) => value === id))
      .map(({id, page}) => ({file: page, line: 1, message: writerMessage('pageNotInSidebar', {id})})),
  ];
}

const checkTranslation = (siteDir: string, locale: Locale): WriterError[] =>
  readStrings(path.join(siteDir, 'i18n', locale))
    .filter(({id}) => id.endsWith('.generated-index.description'))
    .flatMap(({name, id, words}) => checkDescription(words, locateKey(siteDir, `i18n/${locale}/${name}`, id)));
