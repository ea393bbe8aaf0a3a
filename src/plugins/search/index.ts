import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex, type BuiltIndex} from '../../search/index/build';
import type {SearchPage} from '../../search/index/pages';
import {en} from '../../search/language/en';
import {es} from '../../search/language/es';
import type {LanguageRules} from '../../search/language/rules';
import {parseSynonyms} from '../../search/synonyms/parse';
import {readPages} from './pages';
import {writePointer} from './pointer';
import {NO_INDEX, POINTER} from './pointerName';

const languages: Readonly<Record<string, LanguageRules>> = {es, en};

type BundlerSettings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Where the index lies, below the locale's own folder. */
const FOLDER = 'search';

/**
 * Builds the index of a locale from its pages.
 * @throws when the search has no rules for the language
 */
export function indexPages(pages: readonly SearchPage[], locale: string, siteDir: string): BuiltIndex {
  const rules = languages[locale];
  if (!rules) {
    throw new Error(
      `The search has no rules for the language "${locale}". Known: ${Object.keys(languages).join(', ')}. Write src/search/language/${locale}.ts and name it in src/plugins/search/index.ts.`,
    );
  }
  const synonyms = `src/search/synonyms/${locale}.txt`;
  return buildIndex({
    pages,
    rules,
    synonyms: parseSynonyms(readFileSync(path.join(siteDir, synonyms), 'utf8'), synonyms),
  });
}

function writeIndex(outDir: string, {files}: BuiltIndex): void {
  const folder = path.join(outDir, FOLDER);
  rmSync(folder, {recursive: true, force: true});
  for (const {name, text} of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** The root file of the index that the last build left, or what says that there is none. */
function lastBuilt(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.find((name) => name.startsWith('root.')) ?? NO_INDEX;
}

/**
 * The search index of each locale, built from its built pages: text files with hashed names below `search/`, and a
 * `<meta>` in every page that names the one to open. Nothing of it is in a bundle. `npm start` has no built pages: there
 * the search reads what the last build left, or says that it needs one.
 */
export default function searchPlugin({siteDir, outDir: lastOutDir, baseUrl: siteUrl, i18n}: LoadContext): Plugin {
  const folder = path.join(lastOutDir, FOLDER);
  const isLive = process.env.NODE_ENV === 'development';
  return {
    name: 'search',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: POINTER, content: isLive ? lastBuilt(folder) : NO_INDEX}}],
    }),
    // The bundler's own types know no development server.
    configureWebpack: () =>
      (isLive
        ? {devServer: {static: [{directory: folder, publicPath: `${siteUrl}${FOLDER}`}]}}
        : {}) as BundlerSettings,
    // Not `async`: plugins finish a build side by side, and a page must not be written by two of them at once.
    postBuild({outDir, routes, baseUrl}) {
      const index = indexPages(readPages(outDir, routes, baseUrl), i18n.currentLocale, siteDir);
      writeIndex(outDir, index);
      writePointer(outDir, index.root);
      return Promise.resolve();
    },
  };
}
