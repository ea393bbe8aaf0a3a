import {at, block, isMdxElement, nodesOf, text, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {textAndView} from '../Steps/textAndView';
import {stringsOf} from '../../page/componentStrings';
import {writerMessage} from '../../../writer-errors/message';

/**
 * Turns the `<Result>` of steps into their last item, `li.result`, built like a step: its words begin with `p.step__title`.
 * @param id of its words, where it has one.
 */
export function buildResult(page: Page, result: MdxElement, id?: string) {
  const [words, ...view] = textAndView(page, result.children, result, id);
  words?.children.unshift(
    block('p', {className: 'step__title', 'data-text': 'repeat'}, [text(stringsOf(page.locale).seeNow)]),
  );
  const parts = [...(words ? [words] : []), ...view];
  return at(result, block('li', {className: view.length > 0 ? 'result step--pictured' : 'result'}, parts));
}

/** Reports a `<Result>` that does not follow its `<Steps>`. Runs after the steps have consumed theirs. */
export function checkResults(page: Page): void {
  for (const node of nodesOf(page.tree))
    if (isMdxElement(node, 'Result')) page.report(node, writerMessage('resultWithoutSteps'));
}
