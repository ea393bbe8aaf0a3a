import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {block, hasClass, indexOfRelated, inline, isMdxElement, prop, text} from '../../page/nodes';
import {sectionIdBefore} from '../../page/heading';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/componentStrings';
import {NEED_ID} from '../Need/remark';

/**
 * Ends every task and every problem of a page with steps on "Did it work?": yes leads to `p#yes` and what comes next; no leads from
 * the steps to the problems, and from a problem to the contact. Plain links, so that it works without script and records nothing.
 * Every task, and every answer, also of other pages, can be passed on there. Runs when steps and answers are built.
 */
export function addDidItWork(page: Page): void {
  const {tree} = page;
  const asks = page.section === 'docs' && tree.children.some((node) => hasClass(node, 'steps'));
  endAnswers(page, tree, asks);
  if (!asks) return;
  tree.children.forEach((steps, index) => {
    if (!hasClass(steps, 'steps')) return;
    const hasProblems = tree.children.slice(index).some((node) => hasClass(node, 'answer'));
    const question = ask(page, hasProblems ? 'problems' : 'contact', stringsOf(page.locale).didItWorkInApp);
    // The end of practice alone is no item for readers of the page.
    const last = steps.children.filter((item) => isMdxElement(item) && prop(item, 'hidden') === undefined).at(-1);
    if (!last || !isMdxElement(last)) return;
    // After the picture, which is what the question is about.
    const controls = last.children.findIndex((part) => hasClass(part, 'practice'));
    const share = block('Share', {id: sectionIdBefore(tree, index)}, []);
    last.children.splice(controls < 0 ? last.children.length : controls, 0, row([...question, share]));
  });
  addEnd(page, tree);
}

const row = (children: Parameters<typeof block>[2]) =>
  block('div', {className: 'did-it-work extra', 'data-text': 'skip'}, children);

function ask(page: Page, no: string, question = stringsOf(page.locale).didItWork): PhrasingContent[] {
  const words = stringsOf(page.locale);
  return [
    inline('span', {}, [text(`${question} `)]),
    inline('a', {href: '#yes'}, [text(words.yes)]),
    text(' '),
    inline('a', {href: `#${no}`}, [text(words.no)]),
  ];
}

/**
 * Ends the answers in a part of a page, but not those that only let choose between others, and says whether there were any. A message of
 * the app is no problem that something could have solved.
 */
function endAnswers(page: Page, parent: Nodes, asks: boolean): boolean {
  if (!('children' in parent)) return false;
  const isAsked = asks && !hasClass(parent, 'messages');
  const hasAnswers = parent.children.map((child) => endAnswers(page, child, isAsked)).includes(true);
  const id = isMdxElement(parent, 'details') ? prop(parent, 'id') : undefined;
  if (id === undefined || id === NEED_ID) return hasAnswers;
  const body = parent.children.find((child) => isMdxElement(child, 'section'));
  if (!hasAnswers && body && isMdxElement(body)) {
    const share = inline('ShareAnswer', {id}, []);
    (body.children as RootContent[]).push(row([...(isAsked ? [...ask(page, 'contact'), text(' ')] : []), share]));
  }
  return true;
}

/** Adds the contact and the text for the answer yes, before the related pages. */
function addEnd(page: Page, tree: Root): void {
  const yes = block('p', {id: 'yes', className: 'yes extra', 'data-text': 'skip'}, [
    text(stringsOf(page.locale).itWorked),
  ]);
  tree.children.splice(indexOfRelated(tree.children), 0, block('ContactSection', {}, []), yes);
}
