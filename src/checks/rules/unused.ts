import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {read, readJson} from '../../lib/files';
import {holidayWords, locateKey, locateWord, type Word} from '../../manual/catalogue/catalogue';
import {sourceLocale} from '../../site/locales';
import {writerMessage, type Message} from '../../writer-errors/message';
import type {WriterError} from '../../writer-errors/writerError';
import type {Rule} from '../rule';
import type {CheckedSite} from '../site';

const listFile = 'src/manual/catalogue/strings/unused.json';

/** Every word is used on a page or in a picture, or is listed with the reason to keep it. An outdated entry of the list fails. */
export const unusedRule: Rule = {
  name: 'unused words',
  check(site) {
    const keysInUse = usedKeys(site);
    // The list is flat: its names are full keys, each with the reason to keep it.
    const list = (readJson(path.join(site.siteDir, listFile)) ?? {}) as Record<string, string>;
    const reasons = new Map(Object.entries(list));
    const words = site.catalogues.es.words;
    const unusedWords = [...words.values()].filter(({key}) => !keysInUse.has(key) && !reasons.has(key));
    return [
      ...unusedWords.map((word) => toWriterError(site, word)),
      ...[...reasons].flatMap(([key, reason]): WriterError[] => {
        const at = (message: Message) => [{...locateKey(site.siteDir, listFile, key), message}];
        if (!words.has(key)) return at(writerMessage('listedKeyUnknown', {key}));
        if (keysInUse.has(key)) return at(writerMessage('listedKeyInUse', {key}));
        return reason.trim() ? [] : at(writerMessage('listedKeyWithoutReason', {key}));
      }),
    ];
  },
};

/**
 * The keys that a reader meets: named on a page, drawn by a picture of a page, or shown by the site's own data.
 * A screen that could show the word is not enough: nobody notices when a word that no page draws differs from the app.
 */
function usedKeys(site: CheckedSite): Set<string> {
  const onPages = site.pages.flatMap((page) => page.uses.map((use) => use.key));
  const holidays = holidayWords(site.catalogues.es).map(({key}) => key);
  return new Set([...onPages, ...siteFacts(site.siteDir), ...holidays]);
}

function toWriterError(site: CheckedSite, word: Word): WriterError {
  const message = writerMessage('unusedWord', {key: word.key, word: word.text, list: listFile});
  return {...locateWord(site.siteDir, word, sourceLocale), message};
}

/** Facts that src/site reads from the catalogue in code: `facts.support.email`. */
export function siteFacts(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/site');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => read(path.join(folder, name)).match(/\bfacts\.[a-zA-Z.]+/g) ?? []);
}
