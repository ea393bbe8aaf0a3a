import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, type Mistake} from '../../remark/mistakes';
import {screenKeys} from '../../mdx/screen';
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
    const unlisted = [...words.keys()].filter((key) => !used.has(key) && !kept.has(key));
    return [
      ...unlisted.map((key) =>
        complain(
          `"${key}", which no page and no picture shows`,
          'every word in use',
          `Use it, take it out of both languages, or give a reason in ${listFile}.`,
        ),
      ),
      ...[...kept].flatMap(([key, reason]) => checkEntry(key, reason, used, words)),
    ];
  },
};

/** The keys that pages, pictures and the site's own data show. */
export function usedKeys(site: Site): Set<string> {
  const onPages = site.pages.flatMap((page) => page.uses.map((use) => use.key));
  return new Set([...onPages, ...screenKeys(), ...frontMatterKeys(site), ...siteFacts(site.siteDir)]);
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

function checkEntry(
  key: string,
  reason: string,
  used: ReadonlySet<string>,
  words: ReadonlyMap<string, unknown>,
): Mistake[] {
  const advice = 'Take the entry out.';
  if (!words.has(key))
    return [complain(`"${key}", which the catalogue does not have`, 'keys of the catalogue', advice)];
  if (used.has(key)) return [complain(`"${key}", which is in use`, 'only words that nothing shows', advice)];
  if (!reason.trim()) return [complain(`"${key}" without a reason`, 'a reason', 'Say why the word is kept.')];
  return [];
}

function complain(found: string, expected: string, advice: string): Mistake {
  return {file: listFile, line: 1, message: describe({found, expected, advice})};
}
