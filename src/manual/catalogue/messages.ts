import path from 'node:path';
import {read} from '../../lib/files';
import {writerMessage} from '../../writer-errors/message';
import {wordReadersDrop} from '../page/heading';
import {propertiesIn} from '../page/nodes';
import type {WriterError} from '../../writer-errors/writerError';
import {fileOf, shownPages} from '../../site/pages';
import {sourceLocale, type Locale} from '../../site/locales';
import type {Catalogue} from './catalogue';
import {locateKey} from './parseWords';
import {catalogueFolder, loadCatalogue, loadEntries, locateWord} from './load';

/** Where a message of the app is explained: on the page at `at`, or here. The texts may contain `{keys}`. */
export interface MessageHelp {
  readonly means?: string;
  readonly do?: string;
  /** The page and section, as `<Related>` names a page: `password#forgot`. */
  readonly at?: string;
  /** For a state of an order: what the reader must know at a glance, in a line of a phone. May contain `{keys}`. */
  readonly verdict?: string;
  /** For a state of an order in which the reader must do something. */
  readonly yours?: true;
  /** For a state of an order: whether the reader was charged, what comes back, and when and where, if that is special. */
  readonly money?: Readonly<{charged: string; back: string; when?: string; where?: string}>;
}

/**
 * The keys of the messages of the app, in the order of the catalogue: those that `messages.es.json` explains. A label that neither this
 * list nor a picture nor a page has is reported as unused.
 */
export function messageKeys(siteDir: string, {words}: Pick<Catalogue, 'words'>): string[] {
  const explained = loadMessages(siteDir, sourceLocale);
  return [...words.keys()].filter((key) => explained.has(key));
}

/** The key of the text below a title; a key that is no title has none. */
export const bodyOf = (key: string): string => (key.endsWith('.title') ? key.replace(/title$/, 'body') : '');

/** Whether a message belongs to a group: `contacts`, or `checkout.promo`. */
export const isInGroup = (key: string, group: string): boolean => key === group || key.startsWith(`${group}.`);

/**
 * The addresses of a message on its page, the same in every language: `password-saved`. The first one is its id. Where reading modes
 * would drop it (`contacts-saved`), that is `message-saved`, and the other one leads there too.
 */
export function messageIds(key: string): [id: string, ...former: string[]] {
  const id = key
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('.', '-')
    .toLowerCase();
  if (wordReadersDrop(id) === undefined) return [id];
  const parts = id.split('-').filter((part) => wordReadersDrop(part) === undefined);
  return [['message', ...parts].join('-'), id];
}

const messagesFile = (locale: string): string => `${catalogueFolder}/messages.${locale}.json`;

/** The explanations of the messages in one language, by key, as `loadEntries` reads them. */
export const loadMessages = (siteDir: string, locale: string): ReadonlyMap<string, MessageHelp> =>
  loadEntries(siteDir, 'messages', locale);

/**
 * Checks the explanations of the messages of one language: each message has a place that explains it, or its meaning and what to do,
 * which exactly one `<Messages>` of the manual shows. An explanation of a message that the app no longer has is an error.
 */
export function checkMessages(siteDir: string, locale: Locale): WriterError[] {
  const catalogue = loadCatalogue(siteDir, locale);
  const help = loadMessages(siteDir, locale);
  const pages = shownPages(siteDir, locale).filter(({section}) => section === 'docs');
  const groups = pages.flatMap((ref) => groupsIn(read(path.join(siteDir, fileOf(ref)))));
  const keys = messageKeys(siteDir, catalogue);
  const file = messagesFile(locale);
  const ofMessages = keys.flatMap((key): WriterError[] => {
    const word = catalogue.words.get(key);
    if (!word) return [];
    const {means = '', do: action = '', at} = help.get(key) ?? {};
    const isAnswered = at !== undefined && means + action === '';
    const times = groups.filter((group) => isInGroup(key, group)).length;
    const values = {key, text: word.text};
    return [
      ...(isAnswered || (means.trim() && action.trim())
        ? []
        : [writerMessage('messageWithoutHelp', {...values, file})]),
      ...(times === 1 || (isAnswered && times === 0) ? [] : [writerMessage('messageNotShownOnce', {...values, times})]),
    ].map((message) => ({...locateWord(siteDir, word, locale), message}));
  });
  const extraKeys = [...help.keys()].filter((key) => !keys.includes(key));
  return [
    ...ofMessages,
    ...extraKeys.map((key) => ({
      ...locateKey(siteDir, file, key),
      message: writerMessage('helpWithoutMessage', {key}),
    })),
  ];
}

/** The groups of messages that a page shows: `<Messages of="contacts code" />`. */
export const groupsIn = (content: string): string[] =>
  propertiesIn(content, 'Messages').flatMap(({of = ''}) => of.split(/\s+/).filter(Boolean));
