import path from 'node:path';
import {read} from '../../lib/files';
import {writerMessage} from '../../writer-errors/message';
import {wordReadersDrop} from '../page/heading';
import {propertiesIn} from '../page/nodes';
import type {WriterError} from '../../writer-errors/writerError';
import {fileOf, shownPages} from '../../site/pages';
import {sourceLocale, type Locale} from '../../site/locales';
import {type Catalogue, catalogueFile, loadCatalogue, loadEntries, locateKey, locateWord} from './catalogue';

/** Where a message of the app is explained: on the page at `at`, or here. The texts may contain `{keys}`. */
export interface MessageHelp {
  readonly means?: string;
  readonly do?: string;
  /** The page and section, written as in `<Related>`: `password#forgot`. */
  readonly at?: string;
  /** For a state of an order: what the reader must know at a glance, in one line on a phone. May contain `{keys}`. */
  readonly verdict?: string;
  /** For a state of an order in which the reader must do something. */
  readonly yours?: true;
  /** For a state of an order: whether the reader was charged, what comes back, and when and where, if that is special. */
  readonly money?: Readonly<{charged: string; back: string; when?: string; where?: string}>;
}

/**
 * The keys of the app's messages, in the order of the catalogue. A label is a message if `messages.es.json` explains it. A label that is
 * not in this list, in a picture or on a page is reported as unused.
 */
export function messageKeys(siteDir: string, {words}: Pick<Catalogue, 'words'>): string[] {
  const help = loadMessages(siteDir, sourceLocale);
  return [...words.keys()].filter((key) => help.has(key));
}

/** The key of the text below a title; empty when the key is not a title. */
export const bodyOf = (key: string): string => (key.endsWith('.title') ? key.replace(/title$/, 'body') : '');

/** Whether a message belongs to a group: `contacts`, or `checkout.promo`. */
export const isInGroup = (key: string, group: string): boolean => key === group || key.startsWith(`${group}.`);

/**
 * The ids of a message on its page, the same in every language: `password-saved`. Where reading modes would drop an element with this id
 * (`contacts-saved`), the first id is `message-saved`, and the other one still leads there.
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

/** The explanations of the messages in one language, by key, as `loadEntries` reads them. */
export const loadMessages = (siteDir: string, locale: string): ReadonlyMap<string, MessageHelp> =>
  loadEntries(siteDir, 'messages', locale);

/**
 * Checks how the messages of one language are explained. Each message names the place that explains it, or has a meaning and advice that
 * exactly one `<Messages>` of the manual shows. An explanation of a message that the app no longer has is an error.
 */
export function checkMessages(siteDir: string, locale: Locale): WriterError[] {
  const catalogue = loadCatalogue(siteDir, locale);
  const help = loadMessages(siteDir, locale);
  const pages = shownPages(siteDir, locale).filter(({section}) => section === 'docs');
  const groups = pages.flatMap((ref) => groupsIn(read(path.join(siteDir, fileOf(ref)))));
  const keys = messageKeys(siteDir, catalogue);
  const file = catalogueFile('messages', locale);
  const messageErrors = keys.flatMap((key): WriterError[] => {
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
  const extraErrors = extraKeys.map((key) => {
    const message = writerMessage('helpWithoutMessage', {key});
    return {...locateKey(siteDir, file, key), message};
  });
  return [...messageErrors, ...extraErrors];
}

/** The groups of messages that a page shows: `<Messages of="contacts code" />`. */
export const groupsIn = (content: string): string[] =>
  propertiesIn(content, 'Messages').flatMap(({of = ''}) => of.split(/\s+/).filter(Boolean));
