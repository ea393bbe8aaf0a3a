import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {block, hasClass, indexOfRelated, inline, isMdxElement, text} from '../../page/nodes';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/componentStrings';

/**
 * Ends every task and every problem of a page with steps on "Did it work?": yes leads to `p#yes` and what comes next; no leads from
 * the steps to the problems, and from a problem to the contact. Plain links, so that it works without script and records nothing.
 * Runs when steps and answers are built.
 */
export function addDidItWork(page: Page): void {
  if (page.section !== 'docs') return;
  const {tree} = page;
  if (!tree.children.some((node) => hasClass(node, 'steps'))) return;
  tree.children.forEach((steps, index) => {
    if (!hasClass(steps, 'steps')) return;
    const hasProblems = tree.children.slice(index).some((node) => hasClass(node, 'answer'));
    const question = askAfter(page, hasProblems ? 'problems' : 'contact', stringsOf(page.locale).didItWorkInApp);
    const last = steps.children.at(-1);
    if (!last || !isMdxElement(last)) return;
    // After the picture, which is what the question is about.
    const controls = last.children.findIndex((part) => hasClass(part, 'practice'));
    last.children.splice(controls < 0 ? last.children.length : controls, 0, question);
  });
  askInAnswers(page);
  addEnd(page, tree);
}

function askAfter(page: Page, no: string, question = stringsOf(page.locale).didItWork) {
  const words = stringsOf(page.locale);
  return block('p', {className: 'did-it-work extra', 'data-text': 'skip'}, [
    inline('span', {}, [text(`${question} `)]),
    inline('a', {href: '#yes'}, [text(words.yes)]),
    text(' '),
    inline('a', {href: `#${no}`}, [text(words.no)]),
  ]);
}

/** Adds the question to answers, but not to those with nested answers, which lead to pages that have it, nor to messages of the app. */
function askInAnswers(page: Page): void {
  visit(page.tree, (node) => {
    if (!isMdxElement(node, 'details')) return hasClass(node, 'messages') ? SKIP : undefined;
    const body = node.children.find((child) => hasClass(child, 'answer__body'));
    const asksBack = body?.children.some((child) => hasClass(child, 'answer'));
    if (!asksBack && !hasClass(node, 'need')) body?.children.push(askAfter(page, 'contact'));
    return SKIP;
  });
}

/** Adds the contact and the text for the answer yes, before the related pages. */
function addEnd(page: Page, tree: Root): void {
  const yes = block('p', {id: 'yes', className: 'yes extra', 'data-text': 'skip'}, [
    text(stringsOf(page.locale).itWorked),
  ]);
  tree.children.splice(indexOfRelated(tree.children), 0, block('Contact', {}, []), yes);
}
