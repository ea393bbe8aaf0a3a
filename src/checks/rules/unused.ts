import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {whereIs, type Word} from '../../catalogue';
import {lineOfKey} from '../../catalogue/line';
import {sourceLocale} from '../../content/place';
import {describe, type Mistake} from '../../remark/mistakes';
import type {Rule} from '../rule';
import type {Site} from '../site';

const listFile = 'catalogue/unused.json';

/** Every word is on a page or in a picture, or the list says why it is kept. An entry of the list that is no longer true fails. */
export const unusedRule: Rule = {
  name: 'unused words',
  check(site) {
    const used = usedKeys(site);
    const kept = readList(site.siteDir);
    const words = site.catalogues.es.words;
    const unlisted = [...words.values()].filter(({key}) => !used.has(key) && !kept.has(key));
    return [
      ...unlisted.map((word) => complainAbout(site, word)),
      ...[...kept].flatMap(([key, reason]) => checkEntry(key, reason, used, words)).map(atLineOf(site.siteDir)),
    ];
  },
};

/**
 * The keys that a reader meets: named on a page, drawn by a picture of a page, or shown by the site's own data.
 * What a screen could show is not enough: a word that no page draws can drift from the app unseen.
 */
export function usedKeys(site: Site): Set<string> {
  const onPages = site.pages.flatMap((page) => page.uses.map((use) => use.key));
  return new Set([...onPages, ...frontMatterKeys(site), ...siteFacts(site.siteDir)]);
}

function complainAbout(site: Site, word: Word): Mistake {
  const message = describe({
    found: `"${word.key}" ("${word.text}"), which no page and no picture shows`,
    expected: 'every word in use',
    advice: `Name it on a page, draw it, take it out of both languages, or give a reason in ${listFile}.`,
  });
  return {...whereIs(site.siteDir, word, sourceLocale), message};
}

function frontMatterKeys(site: Site): string[] {
  return site.pages.flatMap((page) =>
    [page.frontMatter.title, page.frontMatter.description, page.frontMatter.sidebar_label].flatMap((text) =>
      typeof text === 'string' ? [...text.matchAll(/\{([\w.-]+)\}/g)].map((match) => match[1] ?? '') : [],
    ),
  );
}

/** Facts that src/site reads from the catalogue in code: `facts.support.email`. */
export function siteFacts(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/site');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(/\bfacts\.[a-zA-Z.]+/g) ?? []);
}

function readList(siteDir: string): Map<string, string> {
  const file = path.join(siteDir, listFile);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

interface Complaint {
  readonly key: string;
  readonly message: string;
}

function checkEntry(
  key: string,
  reason: string,
  used: ReadonlySet<string>,
  words: ReadonlyMap<string, unknown>,
): Complaint[] {
  const say = (found: string, expected: string, advice: string): Complaint[] => [
    {key, message: describe({found: `"${key}"${found}`, expected, advice})},
  ];
  if (!words.has(key))
    return say(', which the catalogue does not have', 'keys of the catalogue', 'Take the entry out.');
  if (used.has(key)) return say(', which is in use', 'only words that nothing shows', 'Take the entry out.');
  if (!reason.trim()) return say(' without a reason', 'a reason', 'Say why the word is kept.');
  return [];
}

/** The list is flat: its names are whole keys. */
function atLineOf(siteDir: string): (complaint: Complaint) => Mistake {
  return ({key, message}) => {
    const text = readFileSync(path.join(siteDir, listFile), 'utf8');
    return {file: listFile, line: lineOfKey(text, key), message};
  };
}
