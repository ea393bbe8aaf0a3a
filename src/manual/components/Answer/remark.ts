import {SKIP, visit} from 'unist-util-visit';
import {showText} from '../CatalogueWord/remark';
import {at, block, inline, isMdxElement, prop, text, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {writerMessage} from '../../writer-errors/message';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Turns `<Answer id question>` into a native `details#id.answer > summary > span` and `div.answer__body`. `verdict`, which the states of an
 * order have, stands beside the question.
 * The id is the answer's address: it is the same in every language and never changes. Nested answers are transformed too.
 */
export function buildAnswers(page: Page): void {
  const seen = new Set<string>();
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Answer') || !parent || index === undefined) return undefined;
    const id = prop(node, 'id');
    const question = prop(node, 'question');
    if (id === undefined || question === undefined) return undefined; // Already reported by src/manual/remark/checkComponents.
    checkId(page, node, id, seen);
    checkBody(page, node);
    const verdict = prop(node, 'verdict');
    const summary = block('summary', {}, [
      inline('span', {}, showText(page, node, question)),
      ...(verdict === undefined
        ? []
        : [inline('small', {className: 'answer__verdict', 'data-text': 'skip'}, [text(verdict)])]),
    ]);
    const body = block('div', {className: 'answer__body'}, node.children);
    parent.children[index] = at(node, block('details', {id, className: 'answer'}, [summary, body]));
    // The children are now in the new element, and are visited there.
    return [SKIP, index];
  });
}

function checkId(page: Page, answer: MdxElement, id: string, seen: Set<string>): void {
  if (!kebabCase.test(id)) {
    page.report(answer, writerMessage('answerId', {id}));
  }
  if (seen.has(id)) {
    page.report(answer, writerMessage('repeatedAnswerId', {id}));
  }
  seen.add(id);
}

function checkBody(page: Page, answer: MdxElement): void {
  const first: {type: string} | undefined = answer.children[0];
  if (first?.type !== 'text') return;
  page.report(answer, writerMessage('answerOnTagLine'));
}
