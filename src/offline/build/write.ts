import {existsSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {pack} from './pack';
import {PACK_LIST, type PackInfo, type PackInfos} from '../format/pack';
import {WORKER} from '../client/registration';
import type {FallbackPage, FallbackPages} from '../worker/fallbackPages';
import type {WorkerSite} from '../worker/classify';
import {cleanPath} from '../../site-model/cleanPath';
import {contentHash} from '../../utils/contentHash';
import {isContentIndex} from '../../static-first/contentIndexFile';
import {bundleScript} from '../../static-first/bundleScript';
import {read, toPosixPath, write} from '../../utils/files';
import {fallbackPage} from './fallbackPage';
import type {FallbackStrings} from './strings';

/** The data of one language in the worker. */
type Part = {info?: PackInfo; fallback: FallbackPage};

/** The build of a language, and the settings of the worker. */
export interface OfflineRequest {
  siteDir: string;
  /** The folder of the build of all languages. */
  root: string;
  /** The folder of this language's build. */
  outDir: string;
  locale: string;
  /** The finished files of this language. */
  files: readonly string[];
  addressOf: (file: string) => string;
  /** Whether a page shows code. */
  hasCode: boolean;
  site: WorkerSite;
  strings: FallbackStrings;
  /** Whether pages are cached; otherwise the worker deletes the caches and unregisters itself (src/site/offline.ts). */
  isOffered: boolean;
}

const isPage = (file: string) => file.endsWith('.html');
/** Of the pictures only the icons: QR codes are for print, link previews for other sites. */
const isPacked = (file: string) =>
  /\.(?:html|css|js)$|[\\/]icons[^\\/]*\.svg$/.test(file) ||
  file.includes(`${path.sep}search${path.sep}`) ||
  isContentIndex(path.basename(file));

/**
 * Whether a script is that of syntax highlighting (src/theme/CodeBlock). Recognized by a class name in it, since its chunk has no name.
 * It is a twelfth of the manual, and pages without code never load it.
 */
const drawsCode = (file: string, text: string) => file.endsWith('.js') && text.includes('prism-code');

/**
 * A manual with more characters is not packed: no phone should have to store it, and all of them are joined into one string, which
 * holds 536,870,888 in V8.
 */
const MAX_CHARACTERS = 100_000_000;

/**
 * Packs the pages of a language with all files that they load. All texts are in memory, since any of them may repeat a part of any
 * other; a manual that is saved on a phone is small.
 * @returns the text of the file; undefined when the pages are too large to be saved
 */
export function packLocale(
  {files, addressOf, hasCode}: Pick<OfflineRequest, 'files' | 'addressOf' | 'hasCode'>,
  maxCharacters = MAX_CHARACTERS,
): string | undefined {
  // Files of one kind have most in common.
  const packed = files
    .filter((file) => isPacked(file) && path.basename(file) !== '404.html')
    .sort((one, other) => path.extname(one).localeCompare(path.extname(other)) || one.localeCompare(other));
  const texts: [string, string][] = [];
  let characters = 0;
  for (const file of packed) {
    const text = read(file);
    if (!hasCode && drawsCode(file, text)) continue;
    characters += text.length;
    if (characters > maxCharacters) return undefined;
    texts.push([isPage(file) ? cleanPath(addressOf(file)) : addressOf(file), text]);
  }
  return JSON.stringify(pack(texts));
}

const partFile = (siteDir: string, locale: string) =>
  path.join(siteDir, '.cache', 'post-build', `offline.${locale}.json`);

/** The data of the languages that are already built. */
function builtParts({siteDir, root, site}: OfflineRequest): [string, Part][] {
  const parts: [string, Part][] = [];
  for (const locale of site.locales) {
    const file = partFile(siteDir, locale);
    const part = existsSync(file) ? (JSON.parse(read(file)) as Part) : undefined;
    if (part && (!part.info || existsSync(path.join(root, part.info.file.slice(site.base.length))))) {
      parts.push([locale, part]);
    }
  }
  return parts;
}

const workerFile = (name: string) => path.join(__dirname, '../../offline/worker', `${name}.ts`);

/**
 * Bundles the worker of a site.
 * @param isOffered false bundles the worker that unregisters itself
 */
function bundleWorker(
  isOffered: boolean,
  values: {site: WorkerSite; fallbackPages: FallbackPages; packs: PackInfos},
): string {
  return isOffered
    ? bundleScript(workerFile('index'), {
        'process.env.NODE_ENV': '"production"',
        SITE: JSON.stringify(values.site),
        FALLBACK_PAGES: JSON.stringify(values.fallbackPages),
        PACKS: JSON.stringify(values.packs),
      })
    : bundleScript(workerFile('unregister'));
}

/** Writes the packed manual of a language, unless it is too large: then its pages are kept only when they are visited. */
function writePack(request: OfflineRequest): PackInfo | undefined {
  const {root, locale, site, isOffered} = request;
  const text = packLocale(request);
  if (text === undefined) {
    console.warn(`[WARNING] The manual (${locale}) is too large to be saved on a phone, so that no page offers it.`);
    return undefined;
  }
  const file = path.join('offline', `${locale}.${contentHash(text, 10)}.txt`);
  if (isOffered) {
    write(path.join(root, file), text);
  }
  return {
    file: site.base + toPosixPath(file),
    bytes: Buffer.byteLength(text),
    sent: gzipSync(text, {level: 9}).length,
  };
}

/**
 * Writes what lets a reader keep pages: the packed manual of a language, the list of those of all languages and the worker. The
 * languages are built one after the other, so that the last one completes the list and the worker.
 */
export function writeOffline(request: OfflineRequest): void {
  const {siteDir, root, outDir, locale, site, strings, isOffered} = request;
  const info = writePack(request);
  const fallback = fallbackPage(read(path.join(outDir, '404.html')), strings);
  write(partFile(siteDir, locale), JSON.stringify({info, fallback}));
  const parts = builtParts(request);
  const packs = Object.fromEntries(parts.flatMap(([name, part]) => (part.info ? [[name, part.info]] : [])));
  const fallbackPages = Object.fromEntries(parts.map(([name, part]) => [name, part.fallback]));
  write(path.join(root, PACK_LIST), JSON.stringify(packs));
  write(path.join(root, WORKER), bundleWorker(isOffered, {site, fallbackPages, packs}));
}
