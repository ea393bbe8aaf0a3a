import type {Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {at, block, isMdxElement, text, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {textAndView} from '../Steps/remark';
import {strings} from '../../page/strings';
import {componentErrors} from '../../writer-errors/messages/components';

/**
 * Turns `<Result>` into `div.result > div.step__text + div.step__view`, built like a step; its words begin with
 * `p.result__title`. Runs before the steps are built, because a result must follow its `<Steps>`.
 */
export function buildResults(page: Page): void {
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Result') || !parent || index === undefined) return;
    checkPosition(page, node, index, parent);
    const [words, ...view] = textAndView(page, node.children, node);
    const title = block('p', {className: 'result__title'}, [text(strings[page.locale].seeNow)]);
    if (words) words.children.unshift(title);
    parent.children[index] = at(node, block('div', {className: 'result'}, words ? [words, ...view] : view));
  });
}

function checkPosition(page: Page, result: MdxElement, index: number, parent: Parents): void {
  const before = parent.children[index - 1];
  if (before && isMdxElement(before, 'Steps')) return;
  page.report(result, componentErrors.resultWithoutSteps());
}
