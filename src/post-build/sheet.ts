import path from 'node:path';
import postcss, {type Root} from 'postcss';
import type {SiteStyles} from './css/siteStyles';
import {partsOfDrawing, partsOfScript, vocabularyOf, type Vocabulary} from './css/usedParts';
import {read, remove, theOnly, wholeSheet, write, writeSheet} from './files';

/** The sheet of the site as the bundler made it, and what of it is used besides pages. */
export type Sheet = {
  file: string;
  rules: Root;
  vocabulary: Vocabulary;
  scripts: ReadonlySet<string>;
  drawings: ReadonlySet<string>;
};

type Options = {files: readonly string[]; siteDir: string; locale: string};

/**
 * Reads the sheet, and keeps a copy for the test that compares what pages look like with it.
 * @throws when there is another number of sheets than one
 */
export async function readSheet({files, siteDir, locale}: Options): Promise<Sheet> {
  const ending = (extension: string) => files.filter((file) => file.endsWith(extension));
  const file = theOnly(ending('.css'));
  const text = await read(file);
  await write(wholeSheet(siteDir, locale), text);
  const rules = postcss.parse(text);
  const vocabulary = vocabularyOf(rules);
  const partsOf = async (extension: string, parts: typeof partsOfScript) => {
    const used = new Set<string>();
    for (const each of ending(extension)) {
      parts(await read(each), vocabulary).forEach((part) => used.add(part));
    }
    return used;
  };
  return {
    file,
    rules,
    vocabulary,
    scripts: await partsOf('.js', partsOfScript),
    drawings: await partsOf('.svg', partsOfDrawing),
  };
}

/**
 * Puts the sheets that pages link or load in the place of the bundler's.
 * @returns their files: `deferred` for what scripts put on a page, `media` for paper and forced colours, `all` for client-side navigation
 */
export async function writeSheets({file}: Sheet, styles: SiteStyles<unknown>) {
  const writeBeside = (name: 'deferred' | 'media' | 'all') => writeSheet(path.dirname(file), name, styles[name]);
  const written = {
    deferred: await writeBeside('deferred'),
    media: await writeBeside('media'),
    all: await writeBeside('all'),
  };
  await remove(file);
  return written;
}
