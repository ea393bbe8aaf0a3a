import {rmSync} from 'node:fs';
import path from 'node:path';
import postcss, {type Root} from 'postcss';
import type {SiteStyles} from './siteStyles';
import {knownSelectorsOf, selectorsUsedByScript, selectorsUsedBySvg, type KnownSelectors} from './usedSelectors';
import {read, write} from '../../utils/files';
import {onlyStylesheet, wholeStylesheet, writeStylesheet} from '../files';

/** The stylesheet of the site as the bundler made it, and what of it is used besides pages. */
export type Stylesheet = {
  file: string;
  rules: Root;
  knownSelectors: KnownSelectors;
  scripts: ReadonlySet<string>;
  drawings: ReadonlySet<string>;
};

type Options = {files: readonly string[]; siteDir: string; locale: string};

/**
 * Reads the stylesheet, and keeps a copy for the test that compares what pages look like with it.
 * @throws when there is another number of stylesheets than one
 */
export function readStylesheet({files, siteDir, locale}: Options): Stylesheet {
  const ending = (extension: string) => files.filter((file) => file.endsWith(extension));
  const file = onlyStylesheet(ending('.css'));
  const text = read(file);
  write(wholeStylesheet(siteDir, locale), text);
  const rules = postcss.parse(text);
  const knownSelectors = knownSelectorsOf(rules);
  const usedBy = (extension: string, selectorsUsedBy: typeof selectorsUsedByScript) => {
    const used = new Set<string>();
    for (const each of ending(extension)) {
      selectorsUsedBy(read(each), knownSelectors).forEach((name) => used.add(name));
    }
    return used;
  };
  return {
    file,
    rules,
    knownSelectors,
    scripts: usedBy('.js', selectorsUsedByScript),
    drawings: usedBy('.svg', selectorsUsedBySvg),
  };
}

/**
 * Puts the stylesheets that pages link or load in the place of the bundler's.
 * @returns their files: `deferred` for what scripts put on a page, `media` for print and forced colours, `all` for client-side navigation
 */
export function writeStylesheets({file}: Stylesheet, styles: SiteStyles<unknown>) {
  const writeBeside = (name: 'deferred' | 'media' | 'all') => writeStylesheet(path.dirname(file), name, styles[name]);
  const written = {
    deferred: writeBeside('deferred'),
    media: writeBeside('media'),
    all: writeBeside('all'),
  };
  rmSync(file);
  return written;
}
