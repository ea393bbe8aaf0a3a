import type {Heading, ListItem, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {block, hasClass, inline, isMdxElement, prop, text} from '../../page/nodes';
import {headingBefore, splitHeading} from '../../page/heading';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/componentStrings';

/** The id of a step in practice mode: the mode is open while the address names it (practice.css), so that it needs no script. */
export const practiceId = (section: string, position: number): string => `practice-${section}-${position}`;

/** The link that a marked control of a picture is, and the one that goes on: the next step. */
export const practiceLink = (section: string, position: number): string => `#${practiceId(section, position)}`;

const link = (href: string, label: string, className: string): RootContent =>
  inline('a', {href, className}, [text(label)]);

interface PracticeScreen {
  readonly task: string;
  readonly section: string;
  readonly position: number;
  readonly total: number;
  readonly isLast: boolean;
  readonly wayOut: string;
}

/**
 * What a step has besides its words and its picture in practice mode: the bar at the top (the task, how far, the way out) and the
 * buttons at the foot.
 * @param task its name.
 * @param position of the step, from 1.
 * @param total of the steps; the result comes after the last one.
 * @param isLast whether nothing follows.
 * @param wayOut the part of the page with the whole text of the step.
 */
export function practiceControls(page: Page, {task, section, position, total, isLast, wayOut}: PracticeScreen) {
  const words = stringsOf(page.locale);
  const progress = words.progress.replace('{position}', String(position)).replace('{total}', String(total));
  return block('div', {className: 'practice', hidden: 'hidden'}, [
    block('p', {className: 'practice__bar'}, [
      inline('b', {}, [text(task)]),
      text(' '),
      inline('span', {}, [text(position > total ? words.atTheEnd : progress)]),
      text(' '),
      link(`#${wayOut}`, words.leavePractice, 'practice__leave'),
    ]),
    block('p', {className: 'practice__foot'}, [
      ...(position === 1
        ? []
        : [link(practiceLink(section, position - 1), words.previous, 'practice__back'), text(' ')]),
      ...(isLast ? [] : [link(practiceLink(section, position + 1), words.next, 'primary-button')]),
    ]),
  ]);
}

/** The name of a task: that of its part of the page, or the short name of the page, as its sidebar line has it. */
export function taskName({frontMatter}: Page, heading: Heading | undefined): string {
  const part = heading && splitHeading(heading);
  if (part && part.id !== 'steps') return part.text;
  const {sidebar_label: label, title} = frontMatter as {sidebar_label?: string; title?: string};
  return label ?? title ?? '';
}

/** The ways into a task, in the row of the heading: practice, and a button to listen, which shows where the device has a voice. */
export function taskActions(page: Page, section: string, items: readonly ListItem[]) {
  const words = stringsOf(page.locale);
  return block('p', {className: 'task-actions', hidden: 'hidden'}, [
    link(practiceLink(section, 1), paysIn(items) ? words.practiceFree : words.practice, 'practice-link'),
    inline(
      'button',
      {className: 'listen', title: words.listen, 'aria-label': words.listen, 'aria-pressed': 'false'},
      [],
    ),
  ]);
}

function paysIn(items: readonly ListItem[]): boolean {
  let pays = false;
  for (const item of items) {
    visit(item, (node) => {
      pays ||= isMdxElement(node, 'Screen') && prop(node, 'tap') === 'checkout.pay';
    });
  }
  return pays;
}

/** Puts the heading of each task and the ways into it in one row. Runs last: other parts look for headings beside the steps. */
export function placeTaskActions({tree}: Page): void {
  const {children} = tree;
  for (const actions of children.filter((node) => hasClass(node, 'task-actions'))) {
    const index = children.indexOf(actions);
    const heading = headingBefore(tree, index);
    if (!heading) continue;
    children.splice(index, 1);
    children[children.indexOf(heading)] = block('section', {className: 'task-head'}, [heading, actions]);
  }
}
