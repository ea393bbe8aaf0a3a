import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listFiles} from '../lib/listFiles';
import {sourceLocale, type Locale} from '../site/locales';
import {writerMessage, type Message} from '../manual/writer-errors/message';
import type {WriterError} from '../manual/writer-errors/writerError';

/** The texts of the interface in one language: file (`code.json`) -> id -> words. */
export type Strings = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * What Docusaurus reads to find the texts, from the site's root. The language that they are written for is left out, so that only what is
 * used is found. The source's language stays: plugins take their texts from its files.
 */
const sources = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
  'babel.config.js',
  'src',
  'docs',
  'blog',
  'static',
  path.join('i18n', sourceLocale),
];

/** Reads i18n/<locale>/**\/*.json. */
export function readStrings(siteDir: string, locale: Locale): Strings {
  const folder = path.join(siteDir, 'i18n', locale);
  if (!existsSync(folder)) return new Map();
  const files = listFiles(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => {
      const entries = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, {message: string}>;
      return [name, new Map(Object.entries(entries).map(([id, {message}]) => [id, message]))];
    }),
  );
}

/**
 * Every text that Docusaurus finds in the code, in a copy of the site without translations.
 * @param run runs `docusaurus write-translations` in a folder.
 */
export function findStrings(siteDir: string, run: (folder: string) => void): Strings {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'strings-'));
  try {
    for (const source of sources) {
      if (existsSync(path.join(siteDir, source)))
        cpSync(path.join(siteDir, source), path.join(copy, source), {recursive: true});
    }
    symlinkSync(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'));
    run(copy);
    return readStrings(copy, 'en');
  } finally {
    rmSync(copy, {recursive: true});
  }
}

/** Compares the texts of each language with those that the site uses: none missing, none empty, none left over. */
export function checkStrings(found: Strings, translated: Readonly<Record<string, Strings>>): WriterError[] {
  return Object.entries(translated).flatMap(([locale, own]) => {
    const files = new Set([...found.keys(), ...own.keys()]);
    return [...files].flatMap((file) =>
      compare(
        `i18n/${locale}/${file}`,
        found.get(file) ?? new Map<string, string>(),
        own.get(file) ?? new Map<string, string>(),
      ),
    );
  });
}

function compare(file: string, used: ReadonlyMap<string, string>, own: ReadonlyMap<string, string>): WriterError[] {
  const toError = (message: Message): WriterError => ({file, line: 1, message});
  const missing = [...used].filter(([id]) => !own.has(id));
  const empty = [...own].filter(([, words]) => words.trim() === '');
  const leftOver = [...own].filter(([id]) => !used.has(id));
  return [
    ...missing.map(([id, words]) => toError(writerMessage('missingText', {id, words}))),
    ...empty.map(([id]) => toError(writerMessage('emptyText', {id}))),
    ...leftOver.map(([id]) => toError(writerMessage('unusedText', {id}))),
  ];
}
