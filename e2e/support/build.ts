import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Part} from './part';
import {listFiles} from '../../src/lib/files';
import {brand} from '../../src/site/company';

export const projectFolder = join(__dirname, '..', '..');

/** The built site, read from disk, for tests that need no browser. `npm test` builds it first. */
export const buildFolder = join(projectFolder, 'build');

const pages = new Map<string, Part>();

/** All built HTML files, relative to the build with forward slashes: `en/docs/faq/index.html`. */
export function htmlFiles(): string[] {
  return listFiles(buildFolder).filter((file) => file.endsWith('.html'));
}

/** The file of an address: `/docs/faq` and `/docs/faq/` are `docs/faq/index.html`. */
export function fileOf(address: string): string {
  return `${address.replace(/\/$/, '')}/index.html`.slice(1);
}

/** The address of a file: `en/docs/faq/index.html` is `/en/docs/faq/`. */
export const addressOfFile = (file: string): string => `/${file.replace(/index\.html$/, '')}`;

/** The text of a built file, by its path or address. */
export const readText = (file: string): string => readFileSync(join(buildFolder, file), 'utf8');

/** The parsed page of a built file. Each page is parsed once and must not be changed. */
export function readPage(file: string): Part {
  const page = pages.get(file) ?? Part.parse(readText(file));
  pages.set(file, page);
  return page;
}

/** An attribute of each element that a selector matches on a page. */
export const valuesOf = (file: string, selector: string, attribute: string): (string | undefined)[] =>
  readPage(file)
    .querySelectorAll(selector)
    .map((element) => element.getAttribute(attribute));

/** The text of each element that a selector matches on a page. */
export const textsOf = (file: string, selector: string): string[] =>
  readPage(file)
    .querySelectorAll(selector)
    .map(({text}) => text);

/** The heading of the page of an address, or of the section or answer that its hash names. @throws when there is none */
export function titleOf(address: string): string {
  const [path = '', id] = address.split('#');
  const part = readPage(fileOf(path)).querySelector(id ? `[id="${id}"]` : 'h1');
  if (!part) throw new Error(`The built page has no heading for ${address}.`);
  // The link of a section to itself shows no letter.
  return (part.querySelector('summary') ?? part).text.replace('\u200B', '');
}

/** The scripts of a built page, in their order. */
export const scriptsOf = (file: string): string[] =>
  valuesOf(file, '#page-assets', 'data-scripts')[0]?.split(' ') ?? [];

/** The name of the search index of a built page. */
export const searchIndexOf = (file: string): string => valuesOf(file, '#page-assets', 'data-search-index')[0] ?? '';

/** The built file of a path: a page or any other file. Undefined when there is none. */
export function answerTo(pathname: string): string | undefined {
  const file = decodeURIComponent(pathname).slice(1);
  return [fileOf(`/${file}`), file].find((file) => /[^/]$/.test(file) && existsSync(join(buildFolder, file)));
}

/** The canonical address of a page. */
export const absolute = (address: string): string => brand.siteUrl + address;
