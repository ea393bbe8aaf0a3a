import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locateKey} from '../../manual/catalogue/parseWords';
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
 * A topic has a colour: without one, its pages and menus would be shown in none. A page is listed exactly once: nobody finds a page that is
 * not listed. A topic with its own page has a description. Docusaurus itself stops at a missing page.
 */
export const sidebarRule: Rule = {
  name: 'sidebar',
  check: ({siteDir}) => [
    ...checkSidebars(siteDir, 'sidebars.ts'),
    ...targetLocales.flatMap((locale) => checkTranslation(siteDir, locale)),
  ],
};

function checkSidebars(siteDir: string, file: string): WriterError[] {
  if (!existsSync(path.join(siteDir, file))) return [];
  const sidebars = readFileSync(path.join(siteDir, file), 'utf8');
  const find = (pattern: RegExp) =>
    [...sidebars.matchAll(pattern)].map(({index, groups: {value = ''} = {}}) => ({
      value,
      place: {file, line: sidebars.slice(0, index).split('\n').length},
    }));
  // The link of a topic may be one of its pages.
  const entries = find(/(?<!\blink: \{type: 'doc', id: )'(?<value>[a-z\d-]+\/[a-z\d/-]+)'/g);
  return [
    ...find(/\btopic: '(?<value>[^']*)'/g)
      .filter(({value}) => !topicIds.some((id) => id === value))
      .map(({value: topic, place}) => {
        const values = {topic, known: topicIds.join(', ')};
        return {...place, message: writerMessage('unknownTopic', values, nearest(topic, topicIds))};
      }),
    ...find(/\bdescription:\s*(['"`])(?<value>.*)\1/g).flatMap(({value, place}) => checkDescription(value, place)),
    ...entries
      .filter(({value}, index) => entries.findIndex((other) => other.value === value) < index)
      .map(({value: id, place}) => ({...place, message: writerMessage('repeatedSidebarPage', {id})})),
    ...listPageRefs(siteDir)
      .filter(({locale, section, name}) => locale === sourceLocale && section === 'docs' && isAddressName(name))
      .map((ref) => ({id: ref.name.replace(/\.mdx$/, ''), page: fileOf(ref)}))
      .filter(({id}) => !sidebars.includes(`'${id}'`))
      .map(({id, page}) => ({file: page, line: 1, message: writerMessage('pageNotInSidebar', {id})})),
  ];
}

const checkTranslation = (siteDir: string, locale: Locale): WriterError[] =>
  readStrings(path.join(siteDir, 'i18n', locale))
    .filter(({id}) => id.endsWith('.generated-index.description'))
    .flatMap(({name, id, words}) => checkDescription(words, locateKey(siteDir, `i18n/${locale}/${name}`, id)));
