import {type HTMLElement, NodeType, parse, type Node} from 'node-html-parser';
import type {SearchPage, SearchSection} from '../../search/index/pages';

/** The built HTML leaves out closing tags that HTML makes optional; without this the parser loses whole elements. */
const parserOptions = {parseNoneClosedTags: true};

/**
 * What stands in the main part of a page without being its text: ways to other pages and within the app, pictures, and what
 * nobody sees.
 * The list of related pages is one of links, so its words are those of other pages.
 */
const NOT_TEXT = [
  'nav',
  'aside',
  'footer',
  'svg',
  'script',
  'style',
  'template',
  'time',
  '.hash-link',
  '.screen',
  '.path',
  '.destinations',
  '.timetable',
  'details.toc-details',
  '[hidden]',
  '[aria-hidden=true]',
].join(',');

/** Headings that say nothing of the page's subject: they stand on every page. */
const FRAME = '#problems,#related';

/** What the app calls its buttons and screens: said twice, so that it weighs more than the words around it. */
const LABEL = 'b.app';

type Part = {-readonly [key in keyof SearchSection]: SearchSection[key]};

const tidy = (text: string): string => text.replace(/[\s\u200B]+/g, ' ').trim();

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** The id of the section that a heading opens; an answer's own id stands on its `details`. */
function sectionId(element: HTMLElement): string | undefined {
  if (element.tagName === 'SUMMARY') return element.parentNode.getAttribute('id');
  return /^H[23]$/.test(element.tagName) ? element.getAttribute('id') : undefined;
}

/** Reads elements in their order: a heading opens a section, everything else belongs to the one that is open. */
function readInto(parts: Part[], node: Node): void {
  if (!isElement(node)) {
    const part = parts.at(-1);
    if (part) part.text += node.text;
    return;
  }
  if (node.tagName === 'H1' || node.matches(FRAME)) return;
  const id = sectionId(node);
  if (id !== undefined) {
    parts.push({id, heading: tidy(node.text), text: ''});
    return;
  }
  node.childNodes.forEach((child) => readInto(parts, child));
  const part = parts.at(-1);
  if (part) part.text += node.matches(LABEL) ? ` ${node.text} ` : ' ';
}

/** The answers of a page do not go on behind their `details`: what follows belongs to the section around it again. */
function sectionsOf(content: HTMLElement): SearchSection[] {
  const parts: Part[] = [{id: '', heading: '', text: ''}];
  readInto(parts, content);
  return parts.map((part) => ({...part, text: tidy(part.text)}));
}

function keywordsOf(page: HTMLElement): string[] {
  const content = page.querySelector('meta[name=keywords]')?.getAttribute('content') ?? '';
  return content.split(',').map(tidy).filter(Boolean);
}

/**
 * What the search knows of a built page: the main content with its headings and answers as sections.
 *
 * @param url address within the site, without base URL
 * @returns nothing when the page has no main part with a title
 */
export function extractPage(html: string, url: string): SearchPage | undefined {
  const page = parse(html, parserOptions);
  const main = page.querySelector('main');
  const title = tidy(main?.querySelector('h1')?.text ?? '');
  if (!main || title === '') return undefined;
  const keywords = keywordsOf(page);
  main.querySelectorAll(NOT_TEXT).forEach((element) => element.remove());
  // A post has its date, authors and tags around its text.
  const content = main.querySelector('.markdown') ?? main;
  return {url, title, keywords, sections: sectionsOf(content)};
}
