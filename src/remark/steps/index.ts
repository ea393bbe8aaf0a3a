import type {ListItem, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {at, block, isMdxElement, type MdxElement} from '../nodes';
import type {Page} from '../page';
import {drawPicture} from '../screen';

/**
 * Turns the numbered list of `<Steps>` into `ol.steps > li.step > div.step__text + div.step__view`:
 * the words first, then the picture, whose control to touch carries the number of the step.
 */
export function buildSteps(page: Page): void {
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Steps') || !parent || index === undefined) return;
    const items = itemsOf(page, node);
    if (!items) return;
    parent.children[index] = at(
      node,
      block(
        'ol',
        {className: 'steps'},
        items.map((item, position) => buildStep(page, item, position + 1)),
      ),
    );
  });
}

function itemsOf(page: Page, steps: MdxElement): ListItem[] | undefined {
  const [list, ...others] = steps.children;
  if (others.length > 0) {
    const lists = steps.children.filter((child) => child.type === 'list').length;
    page.report(steps, {
      found: lists > 1 ? `<Steps> with ${lists} lists` : '<Steps> with something beside its list',
      expected: 'exactly one numbered list',
      advice:
        lists > 1
          ? 'Put every list in a <Steps> of its own.'
          : 'Move the rest into a step (indented by three spaces) or out of <Steps>.',
    });
    return undefined;
  }
  if (list?.type !== 'list' || !list.ordered || (list.start ?? 1) !== 1) {
    page.report(steps, {
      found:
        list?.type === 'list' && list.ordered
          ? `<Steps> that begins with ${list.start ?? 1}`
          : '<Steps> without a numbered list',
      expected: 'one list that is numbered from 1',
      advice: 'Leave an empty line after <Steps>, then write "1. Toca {tabs.home}."',
    });
    return undefined;
  }
  return list.children;
}

function buildStep(page: Page, item: ListItem, step: number) {
  return at(item, block('li', {className: 'step'}, textAndView(page, item.children, item, step)));
}

/**
 * Parts a step or a result into its words and its picture.
 * @param step the number of the step, or undefined in a result.
 */
export function textAndView(page: Page, content: readonly RootContent[], owner: MdxElement | ListItem, step?: number) {
  const screens = content.filter((child): child is MdxElement & RootContent => isMdxElement(child, 'Screen'));
  if (screens.length > 1) {
    page.report(screens[1] ?? owner, {
      found: `${screens.length} pictures in one ${step === undefined ? 'result' : 'step'}`,
      expected: 'at most one <Screen>',
      advice: 'Split the step, or keep the picture that shows where to look.',
    });
  }
  const words = content.filter((child) => !isMdxElement(child, 'Screen'));
  if (words[0]?.type !== 'paragraph') {
    page.report(owner, {
      found:
        step === undefined ? '<Result> that does not begin with words' : `step ${step} that does not begin with words`,
      expected: 'a sentence, then the picture',
      advice: 'Say what to do or what to see first.',
    });
  }
  const parts = [block('div', {className: 'step__text'}, words)];
  const picture = screens[0] && drawPicture(page, screens[0], 'step__view', step);
  if (picture) parts.push(picture);
  return parts;
}
