import {isTag, type Element} from 'domhandler';
import {removeElement, textContent} from 'domutils';
import {parseHtml, selectAll, selectRequired, writeHtml} from '../../src/lib/html';

/** A page of the manual as a chapter of a book. */
export type Chapter = {id: string; title: string; html: string};

/** Navigation and controls of the page, which a book does not need: its contents are at the front. */
const removedParts =
  'script, .hash-link, .breadcrumbs, .toc-menu, .strip, .did-it-work, .yes, .share, .contact, #more, .link-list, .page-age';

/** The id of a page in a book: `/docs/contacts/create-contact` is `docs-contacts-create-contact`. */
export const chapterId = (path: string): string => path.replace(/^\/|\/$/g, '').replaceAll('/', '-');

/**
 * Converts the text of a built page to a chapter: answers get headings, which become bookmarks, ids get the page as a prefix, links to
 * other chapters lead there, and the words of pictures are their names, as when a page is printed (src/static-first/deferred/print.ts).
 * @param chapters the paths of all chapters
 * @throws when the page has no text or no heading
 */
export function chapterOf(html: string, address: string, chapters: ReadonlySet<string>): Chapter {
  const document = parseHtml(html);
  const body = selectRequired('.markdown', document, address);
  const heading = selectRequired('h1', document, address);
  const id = chapterId(new URL(address).pathname);
  selectAll(removedParts, body).forEach(removeElement);
  for (const {attribs} of selectAll('[id]', body)) attribs.id = `${id}--${attribs.id}`;
  for (const {attribs} of selectAll('a[href]', body)) {
    attribs.href = addressInBook(new URL(attribs.href ?? '', address), address, chapters);
  }
  for (const picture of selectAll('.screen', body)) {
    picture.attribs.role = 'img';
    picture.attribs['aria-label'] = selectAll('.screen__alt', picture).map(textContent).join(' ');
    for (const phone of selectAll('.phone', picture)) phone.attribs.inert = '';
    for (const link of selectAll('a', picture)) delete link.attribs.href;
  }
  openAnswers(body, 1);
  return {id, title: textContent(heading).trim(), html: writeHtml(body.children)};
}

function addressInBook(url: URL, address: string, chapters: ReadonlySet<string>): string {
  const isChapter = url.origin === new URL(address).origin && chapters.has(url.pathname);
  if (!isChapter) return url.href;
  const id = chapterId(url.pathname);
  return `#${id}${url.hash === '' ? '' : `--${url.hash.slice(1)}`}`;
}

/** Turns each answer into a section with its question as the heading, one level below the section around it. */
function openAnswers(parent: Element, depth: number): void {
  let currentDepth = depth;
  for (const child of parent.children.filter(isTag)) {
    const [, level] = /^h([1-6])$/.exec(child.name) ?? [];
    currentDepth = Number(level ?? currentDepth);
    const isAnswer = child.name === 'details';
    if (isAnswer) {
      child.name = 'section';
      // Printed pages with steps leave out closed answers, but the book shows all answers.
      child.attribs.open = '';
      const question = child.children.filter(isTag).find(({name}) => name === 'summary');
      if (question) {
        question.name = `h${Math.min(currentDepth + 1, 6)}`;
        question.attribs.class = 'book__question';
      }
    }
    openAnswers(child, isAnswer ? currentDepth + 1 : currentDepth);
  }
}
