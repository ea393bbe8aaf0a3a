import {compile} from 'css-select';
import {type AnyNode, type Document, type Element, hasChildren, isTag, isText} from 'domhandler';
import {STEPS} from '../core/format';
import type {SearchMessage, SearchPage, SearchSection} from '../core/searchPage';
import {selectAll, selectOne, textRole} from '../../lib/html';

/** A shorter sentence ("Sí.") or a question is not an answer yet: the next sentence is added to it. */
const MIN_LENGTH = 25;
/** A longer sentence is a list of things; shorter ones are shown whole. */
const MAX_LENGTH = 200;

/** The word that the limit cuts, and the short ones before it: prepositions, articles. */
const CUT = /(?:[\s,;:]+\S{1,3})*[\s,;:]+\S*$/;

/**
 * The first sentence of an answer, shortened at a word. A sentence before a list says nothing alone. "9 a. m. a 5" does not end a
 * sentence.
 */
function firstLine(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+(?!\p{Ll})/u);
  let line = '';
  for (const sentence of sentences) {
    if ((line.length >= MIN_LENGTH && !line.endsWith('?')) || (line !== '' && sentence.endsWith(':'))) break;
    line = line === '' ? sentence : `${line} ${sentence}`;
  }
  line = line.replace(/:$/, ' …');
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH).replace(CUT, '')} …`;
}

/** Not indexed: side content and pictures of the app. */
const SIDE_CONTENT = 'aside,footer,svg,time,.screen,.trouble .answer';

/** Headings that are on every page, and therefore not about its subject. */
const FRAME = '#problems,#more';

/** Labels of the app. They are indexed twice, so that they weigh more than the words around them. */
const LABEL = 'b.app, b.said';

const LIST_OF_STEPS = 'ol.steps';

type Part = {-readonly [key in keyof SearchSection]: SearchSection[key]};

const normalizeSpaces = (text: string): string => text.replace(/[\s\u200B]+/g, ' ').trim();

const matches = (selector: string) => compile<Element, Element>(selector);

const isSideContent = matches(SIDE_CONTENT);
const isNotText = (element: Element): boolean => textRole(element) !== 'own' || isSideContent(element);
const isFrame = matches(FRAME);
const isLabel = matches(LABEL);
const isSteps = matches(LIST_OF_STEPS);
const isStep = matches('li.step');
/** An item may have answers below its words, whose paragraphs are not its own. */
const isParagraph = matches(':is(p, li:not(:has(> p)), td):not(ol.steps *)');

function indexedText(node: AnyNode): string {
  if (isText(node)) return node.data;
  return hasChildren(node) && !(isTag(node) && isNotText(node)) ? node.children.map(indexedText).join('') : '';
}

/** The id of the section that a heading opens; an answer's own id is on its `details`. */
function sectionId({name, attribs, parent}: Element): string | undefined {
  if (name === 'summary') return parent && isTag(parent) ? parent.attribs.id : undefined;
  return name === 'h2' || name === 'h3' ? attribs.id : undefined;
}

/** Reads elements in their order: a heading opens a section, and everything after it belongs to that section. */
function readInto(parts: Part[], node: AnyNode): void {
  if (!isTag(node)) {
    const part = parts.at(-1);
    if (part) part.text += indexedText(node);
    return;
  }
  if (node.name === 'h1' || isFrame(node) || isNotText(node)) return;
  const id = sectionId(node);
  if (id !== undefined) {
    parts.push({id, heading: normalizeSpaces(indexedText(node)), text: ''});
    return;
  }
  const section = parts.at(-1);
  if (section && isSteps(node)) section.steps = node.children.filter((child) => isTag(child) && isStep(child)).length;
  if (section && !section.line && isParagraph(node)) section.line = firstLine(normalizeSpaces(indexedText(node)));
  node.children.forEach((child) => readInto(parts, child));
  const part = parts.at(-1);
  if (part) part.text += isLabel(node) ? ` ${indexedText(node)} ` : ' ';
}

/** Messages of the app, each with an id: in a list of answers, in a list of states, or where the text names it. */
const MESSAGE = '.messages > [id], li[id]:has(> :is(b.app, b.said):first-child), :is(b.app, b.said)[id]';

/** The first text of a message of the app, with its explanation as the line. */
function messageOf(element: Element): SearchMessage | undefined {
  const label = isLabel(element) ? element : selectOne(LABEL, element);
  const explanation = isLabel(element) ? element.parent : (selectOne('.answer__body > p', element) ?? element);
  if (!label || !explanation || !isTag(explanation)) return undefined;
  const text = normalizeSpaces(indexedText(label));
  const line = normalizeSpaces(indexedText(explanation));
  const rest = line.startsWith(text) ? line.slice(text.length).replace(/^[\s:]+/, '') : line;
  return {id: element.attribs.id ?? '', text, line: firstLine(rest)};
}

/** The steps of a task belong to the page, not to a section. */
function withStepsOfPage(top: Part, all: readonly Part[]): Part {
  const steps = all.find(({id}) => id === STEPS)?.steps;
  return steps === undefined ? top : {...top, steps};
}

/**
 * An answer ends with its `details`: what follows belongs to the section around it. A heading without its own text only groups others,
 * and is left out.
 */
function sectionsOf(content: Element): SearchSection[] {
  const parts: Part[] = [{id: '', heading: '', text: ''}];
  readInto(parts, content);
  return parts
    .map((part) => ({...part, text: normalizeSpaces(part.text)}))
    .map((part, at, all) => (at === 0 ? withStepsOfPage(part, all) : part))
    .filter(({heading, text}) => heading === '' || text !== '');
}

function keywordsOf(document: Document): string[] {
  const content = selectOne('meta[name=keywords]', document)?.attribs.content ?? '';
  return content.split(',').map(normalizeSpaces).filter(Boolean);
}

/**
 * Extracts the main content of a built page, with its headings and answers as sections.
 *
 * @param url address within the site, without base URL
 * @returns nothing when the page has no main part with a title
 */
export function extractPage(document: Document, url: string): SearchPage | undefined {
  const main = selectOne('main', document);
  const heading = main && selectOne('h1', main);
  const title = heading ? normalizeSpaces(indexedText(heading)) : '';
  if (!main || title === '') return undefined;
  // A post has its date, authors and tags around its text.
  const content = selectOne('.markdown', main) ?? main;
  const messages = selectAll(MESSAGE, content).flatMap((element) => messageOf(element) ?? []);
  return {
    url,
    title,
    keywords: keywordsOf(document),
    sections: sectionsOf(content),
    ...(messages.length > 0 && {messages}),
  };
}
