import {visit} from 'unist-util-visit';
import {at, block, isMdxElement, text, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {textAndView} from '../Steps/textAndView';
import {strings} from '../../page/strings';
import {componentErrors} from '../../writer-errors/messages/components';

/**
 * Turns the `<Result>` of steps into their last item, `li.result`, built like a step: its words begin with `p.step__title`.
 * @param bar of the walkthrough.
 */
export function buildResult(page: Page, result: MdxElement, id: string, bar: ReturnType<typeof block>) {
  const [words, ...view] = textAndView(page, result.children, result, id);
  words?.children.unshift(block('p', {className: 'step__title'}, [text(strings[page.locale].seeNow)]));
  return at(result, block('li', {className: 'result'}, words ? [words, ...view, bar] : [...view, bar]));
}

/** Refuses a `<Result>` that does not follow its `<Steps>`. Runs after the steps have taken theirs. */
export function checkResults(page: Page): void {
  visit(page.tree, (node) => {
    if (isMdxElement(node, 'Result')) page.report(node, componentErrors.resultWithoutSteps());
  });
}
