import {join} from 'node:path';
import {cleanPath} from '../../src/site/addresses';
import {listFiles, read} from '../../src/lib/files';
import {cachedFolders as foldersOfLocale} from './headers';
import {inlineHashes, type InlineHashes} from './contentSecurityPolicy';
import {parsePage, type ParsedPage} from './parsePage';

/** A page and every other spelling of its address that leads to it. Paths are absolute, decoded and contain the base URL. */
interface Page {
  /**
   * The one address under which the page is sent: `/docs/faq/` or `/docs/services/internet`. Its canonical link names it. The
   * canonical link of a page that is not translated yet names the page in the language of the text.
   */
  path: string;
  /** Its file below the build folder, with forward slashes. */
  file: string;
  /** The spellings that are redirected to `path`: without or with the slash, with `.html`, with `/index.html`. */
  spellings: string[];
}

/** The description of a build for hosts. Lists of addresses, never patterns: a pattern can match unexpected addresses. */
export interface BuiltSite {
  /** Where the site is mounted, with a slash at both ends. */
  base: string;
  pages: Page[];
  /**
   * The pages that answer unknown addresses below a folder, `/` or `/en/`: the deepest folder first, so that the first one that contains
   * an address is the right one.
   */
  notFound: {below: string; file: string}[];
  /** All files except for the pages, including HTML files of the operator. */
  files: string[];
  /** The folders whose files browsers may keep, of all locales that the build has: `/en/assets/`. */
  cachedFolders: {path: string; cacheControl: string}[];
  /** Each parsed page, by its file. */
  sitePages: Map<string, ParsedPage>;
  inline: InlineHashes;
}

/** Files that `npm run hosting` writes into a build. Hosts do not send them. */
const hostFiles = new Set(['.htaccess', '.nojekyll', '_headers', '_redirects', 'missing-file.txt', 'vercel.json']);

/** The parsed pages of a build, by file. */
export function parsePages(folder: string): Map<string, ParsedPage> {
  const names = listFiles(folder).filter((name) => name.endsWith('.html'));
  return new Map(names.map((name) => [name, parsePage(read(join(folder, name)), name)]));
}

/**
 * Describes a finished build.
 * @param folder the build of all locales
 * @throws when a page has no canonical link, two pages have the same one, the folder is not a build, or as `inlineHashes` does
 */
export function readSite(folder: string): BuiltSite {
  const names = listFiles(folder).filter((name) => !/\.(br|gz)$/.test(name) && !hostFiles.has(name));
  const documents = parsePages(folder);
  const inline = inlineHashes(documents);
  const sitePages = new Map([...documents].filter(([file, page]) => isNotFoundPage(file) || isOfSite(page)));
  const htmlFiles = [...sitePages.keys()];
  const home = sitePages.get('index.html');
  if (!home?.canonical) {
    throw new Error(
      `${folder} is not a build: index.html with a canonical link is missing. Run \`npm run build\` first.`,
    );
  }
  const {pathname: base} = new URL(home.canonical);
  const notFound = htmlFiles
    .filter(isNotFoundPage)
    .map((file) => ({below: base + file.slice(0, -'404.html'.length), file}))
    .sort((one, other) => other.below.length - one.below.length);
  const pages: Page[] = [];
  for (const [file, {canonical}] of sitePages) {
    if (isNotFoundPage(file)) continue;
    if (!canonical) throw new Error(`${file} has no canonical link: a host cannot tell its address.`);
    const path = ownPath(file, decodeURI(new URL(canonical).pathname), {base, notFound});
    const otherFile = pages.find((page) => page.path === path)?.file;
    if (otherFile !== undefined) {
      throw new Error(`${file} and ${otherFile} have the same canonical address ${path}: give one of them another.`);
    }
    pages.push({path, file, spellings: spellingsOf(path, base)});
  }
  const files = names.filter((name) => !sitePages.has(name));
  const cachedFolders = notFound
    .flatMap(({below}) =>
      [...foldersOfLocale].map(([name, cacheControl]) => ({path: `${below}${name}/`, cacheControl})),
    )
    .filter(({path}) => files.some((file) => `${base}${file}`.startsWith(path)));
  return {base, pages, notFound, files, cachedFolders, sitePages, inline};
}

/** An HTML file without the site's own inline script is a file of the operator, such as a search engine's verification page. */
const isOfSite = ({canonical, scripts}: ParsedPage) =>
  canonical !== undefined || scripts.some(({kind}) => kind !== undefined);

const isNotFoundPage = (file: string) => file === '404.html' || file.endsWith('/404.html');

/** The canonical address, or the same form of the file's own address when the canonical one names a page in another language. */
function ownPath(file: string, canonical: string, {base, notFound}: Pick<BuiltSite, 'base' | 'notFound'>): string {
  const folder = notFound.find(({below}) => `${base}${file}`.startsWith(below))?.below ?? base;
  if (canonical.startsWith(folder)) return canonical;
  return cleanPath(base + file) + (canonical.endsWith('/') ? '/' : '');
}

function spellingsOf(path: string, base: string): string[] {
  const clean = cleanPath(path);
  const spellings = clean === '/' ? ['/index.html'] : [clean, `${clean}/`, `${clean}.html`, `${clean}/index.html`];
  return spellings.filter((spelling) => spelling !== path && `${spelling}/`.startsWith(base));
}
