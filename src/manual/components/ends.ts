import type {Nodes, RootContent} from 'mdast';
import {RECIPIENT_SECTION_ID} from '../../site/addresses';
import {element, hasClass, indexOfRelated, isMdxElement, prop, type Content} from '../page/nodes';
import {headingId, sectionIdBefore} from '../page/heading';
import type {Page} from '../page/page';
import {stringsOf} from '../catalogue/catalogue';
import {NEED_ID} from './answers';

// Parts that the build adds to a page.

/**
 * On a page with steps, ends every task and every problem with "Did it work?". Yes leads to `p#yes` and what comes next. No leads from
 * the steps to the problems, and from a problem to the contact. These are plain links, so they work without scripts and record nothing.
 * Readers can share every task and every answer there, also on other pages. A page without tasks can be shared at its end. Runs after
 * steps and answers are built.
 */
export function addEnds(page: Page): void {
  const {children} = page.tree;
  const isManual = page.section === 'docs';
  const hasTasks = isManual && children.some((node) => hasClass(node, 'steps'));
  endAnswers(page, page.tree, hasTasks);
  if (hasTasks) {
    children.forEach((steps, index) => endSteps(page, steps, index));
    const yes = element('p', {id: 'yes', className: 'yes extra', 'data-text': 'skip'}, [
      stringsOf(page.locale).itWorked,
    ]);
    children.splice(indexOfRelated(children), 0, element('ContactSection'), yes);
  } else if (isManual) children.splice(indexOfRelated(children), 0, element('Share'));
  if (isManual) shareRecipientSection(children);
}

function endSteps(page: Page, steps: RootContent, index: number): void {
  if (!hasClass(steps, 'steps')) return;
  const hasProblems = page.tree.children.slice(index).some((node) => hasClass(node, 'answer'));
  const question = ask(page, hasProblems ? 'problems' : 'contact', stringsOf(page.locale).didItWorkInApp);
  // The hidden end of practice mode is not an item for readers of the page.
  const lastStep = steps.children.filter((item) => isMdxElement(item) && prop(item, 'hidden') === undefined).at(-1);
  if (!lastStep || !isMdxElement(lastStep)) return;
  // After the picture, because the question refers to it.
  const controls = lastStep.children.findIndex((part) => hasClass(part, 'practice'));
  const share = element('Share', {id: sectionIdBefore(page.tree, index)});
  lastStep.children.splice(controls < 0 ? lastStep.children.length : controls, 0, row([...question, ' ', share]));
}

const row = (content: Content) => element('div', {className: 'did-it-work extra', 'data-text': 'skip'}, content);

function ask(page: Page, no: string, question = stringsOf(page.locale).didItWork): Content {
  const words = stringsOf(page.locale);
  return [
    element('span', {}, [`${question} `]),
    element('a', {href: '#yes'}, [words.yes]),
    ' ',
    element('a', {href: `#${no}`}, [words.no]),
  ];
}

/**
 * Ends the answers in a part of a page, except answers that only offer choices, and returns whether there were any. After a message of the
 * app, the page does not ask whether it worked.
 */
function endAnswers(page: Page, parent: Nodes, asks: boolean): boolean {
  if (!('children' in parent)) return false;
  const isAsked = asks && !hasClass(parent, 'messages');
  const hasAnswers = parent.children.map((child) => endAnswers(page, child, isAsked)).includes(true);
  const id = isMdxElement(parent, 'details') ? prop(parent, 'id') : undefined;
  if (id === undefined || id === NEED_ID) return hasAnswers;
  const body = parent.children.find((child) => isMdxElement(child, 'section'));
  if (!hasAnswers && body && isMdxElement(body)) {
    const share = element('ShareAnswer', {id});
    (body.children as RootContent[]).push(row([...(isAsked ? [...ask(page, 'contact'), ' '] : []), share]));
  }
  return true;
}

/** The recipient's section is for a different person than the task above it, so it ends with its own address. */
function shareRecipientSection(nodes: RootContent[]): void {
  const start = nodes.findIndex((node) => headingId(node) === RECIPIENT_SECTION_ID);
  if (start < 0) return;
  const nextIndex = nodes.findIndex((node, at) => at > start && node.type === 'heading');
  nodes.splice(nextIndex < 0 ? nodes.length : nextIndex, 0, element('Share', {id: RECIPIENT_SECTION_ID}));
}

/** A page with fewer headings needs no list of them. */
const WORTH_LISTING = 3;

/**
 * Puts `<Contents />`, the list of the page's headings for narrow screens, before the first heading of a manual page:
 * after the answer, which must come first, and before the details. A page with steps has the strip instead, and a page of topics has
 * a row of links to them.
 */
export function addContents({section, tree: {children}}: Pick<Page, 'section' | 'tree'>): void {
  const topics = children.filter((node) => isMdxElement(node, 'Topic'));
  const headings = children.filter((node) => node.type === 'heading' && node.depth === 2);
  const parts = topics.length >= WORTH_LISTING ? topics : headings;
  const [first] = parts;
  // The strip of the steps, which is already built, is the list of contents of a task.
  const hasStrip = children.some((node) => hasClass(node, 'strip'));
  if (section !== 'docs' || !first || parts.length < WORTH_LISTING || hasStrip) return;
  const list =
    parts === topics
      ? element('TopicLinks', {topics: topics.map((topic) => prop(topic, 'id')).join(' ')})
      : element('Contents');
  children.splice(children.indexOf(first), 0, list);
}
