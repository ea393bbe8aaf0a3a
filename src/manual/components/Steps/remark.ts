import type {ListItem, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {at, block, inline, isMdxElement, text, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/strings';
import {stepErrors} from '../../writer-errors/messages/steps';
import {buildResult} from '../Result/remark';
import {sectionIdBefore} from './sectionId';
import {stepTitle} from './stepTitle';
import {textAndView} from './textAndView';
import {walkthroughBar} from './walkthrough';

/** A step that is checked and ready to be drawn. */
interface Step {
  readonly id: string;
  readonly title: string;
  readonly item: ListItem;
}

/**
 * Turns the numbered list of `<Steps>` into the answer strip and the steps:
 * `div.strip > ol > li > a` names every step and leads to it, and `ol.steps > li.step` holds
 * `div.step__text#<section>-<number>` (its title first), `div.step__view` with the picture, whose marks carry the number of the
 * step, and the bar of the walkthrough. A `<Result>` that follows becomes the last item. Outside the manual only the list is built.
 */
export function buildSteps(page: Page): void {
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Steps') || !parent || index === undefined) return;
    const items = itemsOf(page, node);
    if (!items) return;
    const built =
      page.section === 'docs'
        ? buildTask(page, items, parent, index)
        : buildPlainSteps(page, items, takeResult(parent, index));
    parent.children.splice(index, 1, ...built.map((part) => at(node, part)));
  });
}

/** Steps of the manual: with titles, the strip and the walkthrough. */
function buildTask(page: Page, items: readonly ListItem[], parent: Parents, index: number) {
  const section = sectionIdBefore(parent, index);
  const steps = items.map((item, position) => ({
    id: `${section}-${position + 1}`,
    title: stepTitle(page, item, position + 1),
    item,
  }));
  const result = takeResult(parent, index);
  const total = steps.length + (result ? 1 : 0);
  const drawn = steps.map((step, position) => buildStep(page, section, step, position + 1, total));
  if (result) drawn.push(buildResult(page, result, `${section}-done`, walkthroughBar(page, section, total, total)));
  return [buildStrip(page, section, steps), block('ol', {className: 'steps'}, drawn)];
}

/** Steps in a post or on a page outside the manual: a few lines, without titles. */
function buildPlainSteps(page: Page, items: readonly ListItem[], result: MdxElement | undefined) {
  const drawn = items.map((item, position) =>
    at(item, block('li', {className: 'step'}, textAndView(page, item.children, item, undefined, position + 1))),
  );
  if (result) drawn.push(buildResult(page, result));
  return [block('ol', {className: 'steps'}, drawn)];
}

function itemsOf(page: Page, steps: MdxElement): ListItem[] | undefined {
  const [list, ...others] = steps.children;
  if (others.length > 0) {
    const lists = steps.children.filter((child) => child.type === 'list').length;
    page.report(steps, lists > 1 ? stepErrors.severalLists(lists) : stepErrors.contentBesideList());
    return undefined;
  }
  if (list?.type !== 'list' || !list.ordered || (list.start ?? 1) !== 1) {
    page.report(
      steps,
      list?.type === 'list' && list.ordered ? stepErrors.listStart(list.start ?? 1) : stepErrors.listMissing(),
    );
    return undefined;
  }
  return list.children;
}

/** Takes the `<Result>` that follows the steps out of the page. */
function takeResult(parent: Parents, index: number): MdxElement | undefined {
  const next = parent.children[index + 1];
  if (!next || !isMdxElement(next, 'Result')) return undefined;
  parent.children.splice(index + 1, 1);
  return next;
}

function buildStep(page: Page, section: string, {id, item}: Step, step: number, total: number) {
  const columns = textAndView(page, item.children, item, id, step);
  return at(item, block('li', {className: 'step'}, [...columns, walkthroughBar(page, section, step, total)]));
}

/** The whole answer at once: the titles of the steps, each leading to its step, and the way into the walkthrough. */
function buildStrip(page: Page, section: string, steps: readonly Step[]) {
  const words = stringsOf(page.locale);
  return block('div', {className: 'strip', 'data-text': 'skip'}, [
    block(
      'ol',
      {},
      steps.map(({id, title}) => block('li', {}, [inline('a', {href: `#${id}`}, [text(title)])])),
    ),
    inline('a', {href: `#walk-${section}-1`}, [text(words.walkthrough)]),
  ]);
}
