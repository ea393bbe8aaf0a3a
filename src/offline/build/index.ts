import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import type {Plugin} from '@docusaurus/types';
import strings from '../../../i18n/es/offline/strings.json';
import {MANUALS, type ManualFile, type ManualInfo, type ManualList} from '../manual';
import {ON_USE_FOLDER, SEARCH_FOLDER, WORKER} from '../../static-first/names';
import {bundleScript} from '../../static-first/build';
import type {WorkerSite} from '../worker/classify';
import {contentHash, integrityHash} from '../../lib/hashes';
import {read, toPosixPath, write} from '../../lib/files';
import {pluginTexts} from '../../lib/pluginTexts';
import {fallbackPage, type FallbackPage, type FallbackStrings} from './fallbackPage';

export type {FallbackStrings};

/** The data of one language in the worker. */
type Part = {info: ManualInfo; fallback: FallbackPage};

/** The build of a language, and the settings of the worker. */
interface OfflineRequest {
  siteDir: string;
  /** The folder of the build of all languages. */
  root: string;
  /** The folder of this language's build. */
  outDir: string;
  locale: string;
  /** The finished files of this language. */
  files: readonly string[];
  addressOf: (file: string) => string;
  site: WorkerSite;
  strings: FallbackStrings;
  /** Whether pages are cached; otherwise the worker deletes the caches and unregisters itself (src/site/features.ts). */
  isOffered: boolean;
}

/** Icons are the only pictures: link previews are for other sites. */
function isPartOfManual(file: string): boolean {
  const name = toPosixPath(file);
  const isInFolder = (folder: string) => name.includes(`/${folder}/`);
  const isLoaded =
    /\.(?:html|css|js)$|\/icons[^/]*\.svg$/.test(name) || [ON_USE_FOLDER, SEARCH_FOLDER].some(isInFolder);
  return isLoaded && path.basename(name) !== '404.html';
}

/** Hosts compress files up to this size; no phone should load a larger one. */
const MAX_BUNDLE_BYTES = 10_000_000;

/** Hosts that compress on request use a low quality of brotli: with this one, a reader never loads more than the stated size. */
const brotli = (content: Buffer) =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 22}});

/**
 * Lists the pages of a language with all files that they load, and joins their contents up to a maximum size. Files are read one by one:
 * a manual may have thousands of pages.
 */
export function manualFiles(
  {files, addressOf}: Pick<OfflineRequest, 'files' | 'addressOf'>,
  maxBytes = MAX_BUNDLE_BYTES,
): {list: ManualFile[]; bundle: Buffer | undefined} {
  const list: ManualFile[] = [];
  let contents: Buffer[] | undefined = [];
  let bytes = 0;
  for (const file of files.filter(isPartOfManual)) {
    const content = readFileSync(file);
    list.push([addressOf(file), integrityHash(content), content.length]);
    bytes += content.length;
    if (bytes > maxBytes) contents = undefined;
    contents?.push(content);
  }
  return {list, bundle: contents && Buffer.concat(contents)};
}

const partFile = (siteDir: string, locale: string) => path.join(siteDir, '.cache', 'offline', `manual.${locale}.json`);

/** The data of the languages whose manual is in the folder of the build: another build may have left data of other languages. */
const builtParts = ({siteDir, root, site}: OfflineRequest) =>
  site.locales
    .map((locale) => ({locale, file: partFile(siteDir, locale)}))
    .filter(({file}) => existsSync(file))
    .map(({locale, file}): [string, Part] => [locale, JSON.parse(read(file)) as Part])
    .filter(([, {info}]) => existsSync(path.join(root, info.address.slice(site.base.length))));

/** Writes the files of a language as one file, and their list. @returns the list */
function writeManual(request: OfflineRequest): ManualInfo {
  const {root, locale, site, isOffered} = request;
  const {list: files, bundle} = manualFiles(request);
  const add = (name: string, content: string | Buffer) => {
    const file = `offline/${locale}.${name}${contentHash(content, 10)}.txt`;
    if (isOffered) write(path.join(root, file), content);
    return site.base + file;
  };
  const list: ManualList = {
    files,
    bundle: bundle && {address: add('', bundle), br: brotli(bundle).length, gzip: gzipSync(bundle).length},
  };
  const text = JSON.stringify(list);
  return {address: add('list.', text), hash: integrityHash(text)};
}

/**
 * Writes the list of the files of a language, the manuals of all languages and the worker, with which readers keep pages. The languages
 * are built one after the other: the last build completes the manuals and the worker.
 */
export function writeOffline(request: OfflineRequest): void {
  const {siteDir, root, outDir, locale, site, isOffered} = request;
  const info = writeManual(request);
  const fallback = fallbackPage(read(path.join(outDir, '404.html')), request.strings);
  write(partFile(siteDir, locale), JSON.stringify({info, fallback}));
  const parts = builtParts(request);
  const manuals = JSON.stringify(Object.fromEntries(parts.map(([name, part]) => [name, part.info])));
  write(path.join(root, MANUALS), manuals);
  const worker = bundleScript(path.join(__dirname, '../worker/index.ts'), {
    'process.env.NODE_ENV': '"production"',
    IS_OFFERED: JSON.stringify(isOffered),
    SITE: JSON.stringify(site),
    FALLBACK_PAGES: JSON.stringify(Object.fromEntries(parts.map(([name, part]) => [name, part.fallback]))),
    MANUALS: manuals,
  });
  write(path.join(root, WORKER), worker);
}

/** Has the texts of the offline page in the language that is built. `src/outputs` calls `writeOffline` when all pages are finished. */
export default function offlinePlugin(): Plugin {
  return {name: 'offline', ...pluginTexts(strings)};
}
