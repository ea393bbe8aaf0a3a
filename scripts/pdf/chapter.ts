import {defaultTreeAdapter as tree, parse, serialize, type DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A page of the manual as a chapter of a book. */
export type Chapter = {id: string; title: string; html: string};

/** Navigation and controls of the page, which a book does not need: its contents are at the front. */
const left = [
  'hash-link',
  'breadcrumbs',
  'toc-details',
  'strip',
  'walk',
  'did-it-work',
  'yes',
  'share',
  'contact',
  'page-list',
  'page-age',
];

const attribute = ({attrs}: Element, name: string) => attrs.find((each) => each.name === name);
const isElement = (node: Node): node is Element => 'tagName' in node;
const classesOf = (element: Element) => attribute(element, 'class')?.value.split(' ') ?? [];

function* elementsIn(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

const textOf = (node: Node): string =>
  node.nodeName === '#text'
    ? (node as {value: string}).value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';

/** The id of a page among those of a book: `/docs/contacts/create-contact` is `docs-contacts-create-contact`. */
export const chapterId = (path: string): string => path.replace(/^\/|\/$/g, '').replaceAll('/', '-');

/**
 * Converts the text of a built page to a chapter: answers get headings, which become bookmarks, ids get the page as a prefix, and links
 * to other chapters lead there.
 * @param chapters the paths of all chapters
 * @throws when the page has no text or no heading
 */
export function chapterOf(html: string, address: string, chapters: ReadonlySet<string>): Chapter {
  const all = [...elementsIn(parse(html))];
  const body = all.find((element) => classesOf(element).includes('markdown'));
  const heading = all.find(({tagName}) => tagName === 'h1');
  if (!body || !heading) throw new Error(`${address} has no text or no heading: it cannot be a chapter of the book.`);
  const id = chapterId(new URL(address).pathname);
  for (const element of [...elementsIn(body)]) {
    if (element.tagName === 'script' || classesOf(element).some((name) => left.includes(name))) {
      tree.detachNode(element);
    }
  }
  for (const element of elementsIn(body)) {
    const own = attribute(element, 'id');
    if (own) own.value = `${id}--${own.value}`;
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    if (href) href.value = addressInBook(new URL(href.value, address), address, chapters);
  }
  dropEmptyHeading(body);
  openAnswers(body, 1);
  return {id, title: textOf(heading).trim(), html: serialize(body)};
}

function addressInBook(url: URL, address: string, chapters: ReadonlySet<string>): string {
  const isChapter = url.origin === new URL(address).origin && chapters.has(url.pathname);
  if (!isChapter) return url.href;
  const id = chapterId(url.pathname);
  return `#${id}${url.hash === '' ? '' : `--${url.hash.slice(1)}`}`;
}

/** The heading of the pages to go on to, which are left out. */
function dropEmptyHeading(body: Element): void {
  const heading = [...elementsIn(body)].find((element) => attribute(element, 'id')?.value.endsWith('--related'));
  if (heading) tree.detachNode(heading);
}

/** Turns each answer into a section with its question as the heading, one level below the section around it. */
function openAnswers(parent: Element, depth: number): void {
  let current = depth;
  for (const child of parent.childNodes.filter(isElement)) {
    const own = Number(/^h([1-6])$/.exec(child.tagName)?.[1] ?? 0);
    if (own > 0) current = own;
    const isAnswer = child.tagName === 'details';
    if (isAnswer) {
      rename(child, 'section');
      const question = child.childNodes.filter(isElement).find(({tagName}) => tagName === 'summary');
      if (question) {
        rename(question, `h${Math.min(current + 1, 6)}`);
        question.attrs.push({name: 'class', value: 'book__question'});
      }
    }
    openAnswers(child, isAnswer ? current + 1 : current);
  }
}

function rename(element: Element, name: string): void {
  element.tagName = name;
  element.nodeName = name;
}
