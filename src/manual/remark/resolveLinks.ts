import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Image, Link} from 'mdast';
import {readOnce} from '../../lib/files';
import {listPageRefs, fileOf, type PageRef, pagesAt, pathWithoutLocale, spanishAddress} from '../../site/pages';
import {locales} from '../../site/locales';
import {decoded} from '../../site/addresses';
import {glossaryId, loadGlossary} from '../catalogue/catalogue';
import {groupsIn, isInGroup, messageIds, messageKeys} from '../catalogue/messages';
import {NEED_ID} from '../components/answers';
import {urlOf, type Page} from '../page/page';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';
import {nodesOf, propertiesIn} from '../page/nodes';

/**
 * The ids that a page gives its headings and answers, and `<Need>`, which has a fixed id. Messages and words get ids from their lists. The
 * id of a topic is not an id on the page.
 */
const idPattern = /\{\/\* #(\S+) (?:#\S+ )*\*\/\}|(?<!<Topic\s+)\bid="([^"]+)"|<(Need)\b/g;

/** The number of a step, which is added to the id of its section. */
const stepNumber = /-\d+$/;

/** The home page, the search and the lists of pages and posts, which have no file that a writer could name. */
const listAddress = /^\/(?:$|search$|docs\/category\/|blog(?:$|\/(?:tags|authors|archive)(?:$|\/)))/;

/** An address on another site, of a person or from the catalogue. */
const otherAddress = /^(?:[a-z][a-z\d+.-]*:|\/\/|\{|%7B)/i;

/** A page by its file, from the folder of the page that links. */
const toFile = /^[^/:][^:]*\.mdx?$/;

/**
 * Reports links to missing pages, headings, answers and files, and missing pictures. Docusaurus finds them too, but only when the
 * site is built, without the line and with a stack.
 * A link to the file of a page that the build shows in another language gets the address that both languages have, because Docusaurus
 * looks for the file in the language of the page that links. A link to a moved part leads to its new place. A link to an address gets the
 * spelling that hosts serve without a redirect.
 */
export function resolveLinks(page: Page): void {
  for (const node of nodesOf(page.tree)) {
    if (node.type === 'link' || node.type === 'definition') resolveLink(page, node);
    if (node.type === 'image') checkImage(page, node);
  }
}

function resolveLink(page: Page, link: Link | Definition): void {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/.exec(link.url) ?? [];
  const isFile = toFile.test(pathname) && page.section !== undefined;
  const target = pageAt(page, pathname);
  const newPlace = movedTo(
    path.join(page.siteDir, pathname === '' ? page.file : target ? fileOf(target) : ''),
    hash.slice(1),
  );
  const url = newPlace === undefined ? link.url : urlOf(page, newPlace);
  if (url !== link.url) {
    link.url = url;
    resolveLink(page, link);
    return;
  }
  if (pathname === '') checkHash(page, link, hash, page.file);
  else if (target) checkHash(page, link, hash, fileOf(target));
  // The list of synonyms is not a page; it refers only to pages.
  else if (page.section === undefined || !isElsewhere(page, pathname)) {
    page.report(link, writerMessage('brokenLink', {url: link.url}, nearestPage(page, pathname, isFile)));
  }
  const isResolved = isFile && target?.locale === page.locale;
  if (target && !isResolved) link.url = spanishAddress(target, {}) + query + hash;
}

/** Whether an address that no page has leads somewhere: to another site, a list, a post with another slug or a file. */
const isElsewhere = (page: Page, pathname: string): boolean =>
  otherAddress.test(pathname) ||
  (pathname.startsWith('/') && (listAddress.test(pathWithoutLocale(pathname)) || isPost(page.siteDir, pathname))) ||
  (!toFile.test(pathname) && isFileAt(fileAt(page, pathname)));

/** Whether the slug of a post gives it this address. */
const isPost = (siteDir: string, pathname: string): boolean =>
  listPageRefs(siteDir)
    .filter(({section}) => section === 'blog')
    .some(
      (ref) => spanishAddress(ref, {slug: slugIn(path.join(siteDir, fileOf(ref)))}) === pathWithoutLocale(pathname),
    );

/** The slug of a post, read once and not for each link to a post. */
const slugIn = (file: string): string | undefined =>
  readOnce('slug', [file], () => /^slug: *(.*\S)/m.exec(readFileSync(file, 'utf8'))?.[1]);

/** The new place of a part that has moved, if the page says so. Links then lead there directly. */
function movedTo(file: string, id: string): string | undefined {
  const parts = id && file.endsWith('.mdx') && existsSync(file) ? idsIn(file).moved : [];
  const to = parts.find(({ids}) => ids?.split(/\s+/).includes(id))?.to;
  return to === undefined ? undefined : `${to}#${id}`;
}

function checkHash(page: Page, link: Link | Definition, hash: string, target: string): void {
  const id = hash.slice(1);
  const file = path.join(page.siteDir, target);
  if (!id || !existsSync(file)) return;
  const ids = idsOf(page, file);
  if (!ids.includes(id) && !ids.includes(id.replace(stepNumber, ''))) {
    page.report(link, writerMessage('brokenAnchor', {url: link.url, anchor: id}, nearest(id, ids)));
  }
}

/** The page that a link leads to, in the language of the build where it is translated. */
function pageAt({siteDir, section, name, build}: Page, pathname: string): PageRef | undefined {
  const isFile = section !== undefined && toFile.test(pathname);
  const file = path.posix.join(path.posix.dirname(name), decoded(pathname, decodeURI));
  const pages = pathname.startsWith('/') ? pagesAt(pathname) : isFile ? [{section, name: file}] : [];
  return [...locales.filter((locale) => locale === build.locale), ...locales]
    .flatMap((locale) => pages.map((one) => ({...one, locale})))
    .find((ref) => !ref.name.startsWith('..') && existsSync(path.join(siteDir, fileOf(ref))));
}

/** The page that the writer most likely meant, in the writer's form: its file from the page that links, or its address. */
function nearestPage({siteDir, section, name}: Page, pathname: string, isFile: boolean): string | undefined {
  const refs = listPageRefs(siteDir).filter((ref) => !isFile || ref.section === section);
  if (!isFile)
    return nearest(
      pathname,
      refs.map((ref) => spanishAddress(ref, {})),
    );
  const folder = path.posix.dirname(name);
  const otherNames = refs.map((ref) => ref.name).filter((other) => other !== name);
  const nearestName = nearest(path.posix.join(folder, decoded(pathname, decodeURI)), otherNames);
  return nearestName === undefined ? undefined : path.posix.relative(folder, nearestName).replace(/^(?!\.)/, './');
}

/** The file that an address names, beside the page or in static/. `@site/` is Docusaurus' name of the folder of the site. */
function fileAt(page: Page, address: string): string {
  const url = decoded(address, decodeURI);
  const folder = url.startsWith('/') ? 'static' : url.startsWith('@site/') ? '' : path.dirname(page.file);
  return path.join(page.siteDir, folder, url.replace(/^@site\//, ''));
}

const isFileAt = (file: string): boolean => existsSync(file) && statSync(file).isFile();

function checkImage(page: Page, image: Image): void {
  const url = decoded(image.url, decodeURI);
  if (/^https?:/i.test(url)) return;
  const file = fileAt(page, image.url);
  if (existsSync(file)) return;
  const siblings = existsSync(path.dirname(file)) ? readdirSync(path.dirname(file)) : [];
  const nearestName = nearest(path.basename(url), siblings);
  const suggestion = nearestName && path.posix.join(path.posix.dirname(url), nearestName).replace(/^(?![./@])/, './');
  page.report(image, writerMessage('brokenImage', {url: image.url}, suggestion));
}

function idsOf(page: Page, file: string): string[] {
  const {ids, groups, hasGlossary} = idsIn(file);
  const messages = groups.length === 0 ? [] : messageKeys(page.siteDir, page.catalogue);
  return [
    ...ids,
    ...messages.filter((key) => groups.some((group) => isInGroup(key, group))).flatMap(messageIds),
    ...(hasGlossary ? [...loadGlossary(page.siteDir, page.locale).keys()].map(glossaryId) : []),
  ];
}

/** The ids of a page, read once and not for each link to it. */
const idsIn = (file: string) =>
  readOnce('ids', [file], () => {
    const content = readFileSync(file, 'utf8');
    return {
      ids: [...content.matchAll(idPattern)].map(([, heading, answer]) => heading ?? answer ?? NEED_ID),
      moved: propertiesIn(content, 'Moved'),
      groups: groupsIn(content),
      hasGlossary: content.includes('<Glossary'),
    };
  });
