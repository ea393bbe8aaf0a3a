import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {listPageRefs} from '../../site/listPageRefs';
import {locales} from '../../site/locales';
import {fileOf, type Section} from '../../site/pageRef';
import {pagesAt, spanishAddress} from '../../site/permalink';
import {glossaryId, loadGlossary} from '../catalogue/glossary';
import {groupsIn, isInGroup, messageId, messageKeys} from '../catalogue/messages';
import {NEED_ID} from '../components/Need/remark';
import {nearest} from '../writer-errors/didYouMean';
import {writerMessage} from '../writer-errors/message';
import type {Page} from '../page/page';

/** The ids that a page gives its headings and answers, and `<Need>`, which has its own. Messages and words have ids from their lists. */
const declared = /\{\/\* #(\S+) \*\/\}|\bid="([^"]+)"|<(Need)\b/g;

/** The number of a step, which is added to the id of its section. */
const stepNumber = /-\d+$/;

/** A page of the manual by its address. A list of pages, such as a category, has no file. */
const manualAddress = /^\/docs\/(?!category\/)/;

/**
 * Reports links to pages of the manual, and to headings and answers, that are not there. Docusaurus finds them too, but only
 * when the site is built, without the line, and prints a stack. A link to a file that is not there is left to
 * `resolveUntranslatedLink`, which has the missing translations.
 */
export function checkLinks(page: Page): void {
  visit(page.tree, 'link', (link) => checkLink(page, link));
}

function checkLink(page: Page, link: Link): void {
  const [, pathname = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(link.url) ?? [];
  const target = targetOf(page, pathname);
  if (target) {
    if (hash) checkHash(page, link, hash, target);
  } else if (manualAddress.test(pathname)) {
    const near = nearest(
      pathname,
      listPageRefs(page.siteDir)
        .filter(({section}) => section === 'docs')
        .map((ref) => spanishAddress(ref, {})),
    );
    page.report(link, writerMessage('brokenLink', {url: link.url}, near));
  }
}

function checkHash(page: Page, link: Link, hash: string, target: string): void {
  const ids = idsOf(page, readFileSync(path.join(page.siteDir, target), 'utf8'));
  if (!ids.includes(hash) && !ids.includes(hash.replace(stepNumber, ''))) {
    page.report(link, writerMessage('brokenAnchor', {url: link.url, anchor: hash}, nearest(hash, ids)));
  }
}

/** The file that a link leads to, in the page's own language where it is translated. */
function targetOf({siteDir, section, name, file, locale}: Page, pathname: string): string | undefined {
  if (!pathname) {
    return existsSync(path.join(siteDir, file)) ? file : undefined;
  }
  const pages = pathname.startsWith('/') ? pagesAt(pathname) : section ? filesAt(section, name, pathname) : [];
  return [locale, ...locales]
    .flatMap((each) => pages.map((one) => fileOf({...one, locale: each})))
    .find((each) => existsSync(path.join(siteDir, each)));
}

/** The file of the same section that a link names, as it is written from the page. */
function filesAt(section: Section, from: string, link: string): {section: Section; name: string}[] {
  if (!/^\.{0,2}[\w/.-]+\.mdx?$/.test(link)) return [];
  return [{section, name: path.posix.join(path.posix.dirname(from), link)}];
}

function idsOf(page: Page, content: string): string[] {
  return [
    ...[...content.matchAll(declared)].map(([, heading, answer]) => heading ?? answer ?? NEED_ID),
    ...groupsIn(content).flatMap((group) =>
      messageKeys(page.catalogue)
        .filter((key) => isInGroup(key, group))
        .map(messageId),
    ),
    ...(content.includes('<Glossary') ? [...loadGlossary(page.siteDir, page.locale).keys()].map(glossaryId) : []),
  ];
}
