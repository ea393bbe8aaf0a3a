import type {ListItem, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {at, block, isMdxElement, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {drawPicture} from '../Screen/remark';
import {componentErrors} from '../../writer-errors/messages/components';

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
    page.report(steps, lists > 1 ? componentErrors.severalLists(lists) : componentErrors.contentBesideList());
    return undefined;
  }
  if (list?.type !== 'list' || !list.ordered || (list.start ?? 1) !== 1) {
    page.report(
      steps,
      list?.type === 'list' && list.ordered
        ? componentErrors.listStart(list.start ?? 1)
        : componentErrors.listMissing(),
    );
    return undefined;
  }
  return list.children;
}

function buildStep(page: Page, item: ListItem, step: number) {
  return at(item, block('li', {className: 'step'}, textAndView(page, item.children, item, step)));
}

/**
 * Splits a step or a result into its words and its picture.
 * @param step the number of the step, or undefined in a result.
 */
export function textAndView(page: Page, content: readonly RootContent[], owner: MdxElement | ListItem, step?: number) {
  const screens = content.filter((child): child is MdxElement & RootContent => isMdxElement(child, 'Screen'));
  if (screens.length > 1) {
    page.report(
      screens[1] ?? owner,
      step === undefined
        ? componentErrors.severalPicturesInResult(screens.length)
        : componentErrors.severalPicturesInStep(screens.length),
    );
  }
  const words = content.filter((child) => !isMdxElement(child, 'Screen'));
  if (words[0]?.type !== 'paragraph') {
    page.report(
      owner,
      step === undefined ? componentErrors.resultWithoutWords() : componentErrors.stepWithoutWords(step),
    );
  }
  const columns = [block('div', {className: 'step__text'}, words)];
  const picture = screens[0] && drawPicture(page, screens[0], 'step__view', step);
  if (picture) columns.push(picture);
  return columns;
}
