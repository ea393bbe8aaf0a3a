import type {ListItem, Parents} from 'mdast';
import {at, block, inline, isMdxElement, replaceEach, text, type MdxElement} from '../../page/nodes';
import {sectionIdBefore} from '../../page/heading';
import type {Page} from '../../page/page';
import {writerMessage} from '../../../writer-errors/message';
import {buildResult} from '../Result/remark';
import {stepTitle} from './stepTitle';
import {textAndView} from './textAndView';
import {practise, practised, practiceLink, taskActions} from './practice';

/**
 * Turns the numbered list of `<Steps>` into the ways into the task (`p.task-actions`), the answer strip (`ol.strip > li > a` names every
 * step and leads to it) and the steps: `ol.steps > li.step` holds `div.step__text#<section>-<number>` (its title first),
 * `div.step__view` with the picture, whose marks carry the number of the step, and the links of practice mode (practice.ts). A
 * `<Result>` that follows becomes the last item. Outside the manual only the list is built.
 */
export function buildSteps(page: Page): void {
  replaceEach(page.tree, 'Steps', (node, parent, index) => {
    const items = itemsOf(page, node);
    if (!items) return undefined;
    if (page.section === 'docs') return buildTask(page, items, parent, index);
    return buildPlainSteps(page, items, takeResult(parent, index));
  });
}

/** Steps of the manual: with titles, the strip and practice mode. */
function buildTask(page: Page, items: readonly ListItem[], parent: Parents, index: number) {
  const section = sectionIdBefore(parent, index);
  const titles = items.map((item, position) => stepTitle(page, item, position + 1));
  const result = takeResult(parent, index);
  const drawn = items.map((item, position) => {
    const step = position + 1;
    const id = `${section}-${step}`;
    const next = practiceLink(section, step + 1);
    const drawn = at(item, listItem(textAndView(page, item.children, item, id, step, next)));
    return practised(page, drawn, section, [step, items.length], id);
  });
  const done = `${section}-done`;
  // Without a result the end has the words of practice alone.
  const end = result ? buildResult(page, result, done) : block('li', {hidden: 'hidden'}, []);
  drawn.push(practised(page, end, section, [items.length + 1, items.length], result ? done : section));
  practise(page, section, titles, items, result);
  return [taskActions(page, section, items), buildStrip(section, titles), block('ol', {className: 'steps'}, drawn)];
}

/** Steps in a post or on a page outside the manual: a few lines, without titles. */
function buildPlainSteps(page: Page, items: readonly ListItem[], result: MdxElement | undefined) {
  const drawn = items.map((item, position) =>
    at(item, listItem(textAndView(page, item.children, item, undefined, position + 1))),
  );
  if (result) drawn.push(buildResult(page, result));
  return [block('ol', {className: 'steps'}, drawn)];
}

function itemsOf(page: Page, steps: MdxElement): ListItem[] | undefined {
  const [list, ...others] = steps.children;
  if (others.length > 0) {
    const lists = steps.children.filter((child) => child.type === 'list').length;
    page.report(steps, lists > 1 ? writerMessage('severalLists', {count: lists}) : writerMessage('contentBesideList'));
    return undefined;
  }
  if (list?.type !== 'list' || !list.ordered || (list.start ?? 1) !== 1) {
    page.report(
      steps,
      list?.type === 'list' && list.ordered
        ? writerMessage('listStart', {start: list.start ?? 1})
        : writerMessage('listMissing'),
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

/** A step; one with a picture says so, since not every browser can select it by what it holds. */
function listItem(columns: ReturnType<typeof textAndView>) {
  return block('li', {className: columns.length > 1 ? 'step step--pictured' : 'step'}, columns);
}

/** The whole answer at once, on wide screens: the titles of the steps, each leading to its step. */
function buildStrip(section: string, titles: readonly string[]) {
  const links = titles.map((title, index) =>
    block('li', {}, [inline('a', {href: `#${section}-${index + 1}`}, [text(title)])]),
  );
  return block('ol', {className: 'strip', hidden: 'hidden'}, links);
}
