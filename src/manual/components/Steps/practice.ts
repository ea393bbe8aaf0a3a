import type {ListItem, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {block, hasClass, inline, isMdxElement, prop, text, type MdxElement} from '../../page/nodes';
import {headingBefore} from '../../page/heading';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/componentStrings';
import {writerMessage} from '../../writer-errors/message';
import {drawWholeScreen, resolveRequest, type Frame, type ScreenRequest, type WholeScreen} from '../Screen';
import {draw} from '../Screen/remark';

/** A phone of practice mode (practiceMode.ts). */
export interface PracticeFrame extends WholeScreen {
  readonly mistakes?: readonly Mistake[] | undefined;
}

/** What can go wrong at a touch. @property done the touch is not repeated afterwards */
interface Mistake {
  readonly title: string;
  readonly say: string;
  readonly frames: readonly PracticeFrame[];
  readonly done?: boolean | undefined;
}

/** A task in practice mode: the screens of each step, and the one that it ends on. */
export interface PracticeTask {
  readonly steps: readonly {readonly title: string; readonly frames: readonly PracticeFrame[]}[];
  readonly end: Pick<PracticeFrame, 'html' | 'shown'>;
}

/** What practice mode needs of a page. */
export interface PracticeData {
  readonly words: ReturnType<typeof practiceWords>;
  /** By the ids of their sections. */
  readonly tasks: Readonly<Record<string, PracticeTask>>;
}

/** The words of practice mode itself. */
export function practiceWords(locale: string) {
  const {practice, leavePractice, previous, skip, progress, practising} = stringsOf(locale);
  return {practice, leavePractice, previous, skip, progress, practising};
}

/** The id of a step in practice mode: it is open while the address names one (practice.css), so that it needs no script. */
export const practiceId = (section: string, position: number): string => `practice-${section}-${position}`;

/** The link to a step of practice mode: what is marked last in the picture of a step leads to the next one. */
export const practiceLink = (section: string, position: number): string => `#${practiceId(section, position)}`;

const link = (href: string, label: string, className?: string): RootContent =>
  inline('a', {href, ...(className !== undefined && {className})}, [text(label)]);

/**
 * The ways out of, back from and past a step of practice mode where no script runs.
 * @param position of the step, from 1.
 * @param wayOut the part of the page with the whole text of the step.
 */
export function practiceLinks(page: Page, section: string, position: number, isLast: boolean, wayOut: string) {
  const words = stringsOf(page.locale);
  return block('p', {className: 'practice', hidden: 'hidden'}, [
    link(`#${wayOut}`, words.leavePractice),
    ...(position === 1 ? [] : [text(' '), link(practiceLink(section, position - 1), words.previous)]),
    ...(isLast ? [] : [text(' '), link(practiceLink(section, position + 1), words.skip)]),
  ]);
}

/** Records a task for practice mode. Every step needs a picture, and on it something to do. Runs when the pictures are drawn. */
export function practise(
  page: Page,
  section: string,
  titles: readonly string[],
  items: readonly ListItem[],
  result?: MdxElement,
) {
  const pictures = items.map((item) => pictureIn(item.children));
  const filled = new Set<string>();
  const steps = items.flatMap((item, index) => {
    const step = index + 1;
    const picture = pictures[index];
    if (!picture) page.report(item, writerMessage('stepWithoutPicture', {step}));
    const frames =
      picture &&
      page.errors.length === 0 &&
      draw(page, picture, (request, ...how) => framesOf(request, filled, ...how));
    if (!frames) return [];
    if (frames.length === 0) page.report(picture, writerMessage('stepWithoutMark', {step}));
    return [{title: titles[index] ?? '', frames}];
  });
  const last = (result && pictureIn(result.children)) ?? pictures.at(-1);
  const end =
    last &&
    page.errors.length === 0 &&
    draw(page, last, ({type: _, tap: __, look: ___, ...request}, ...how) => drawWholeScreen(request, ...how, filled));
  if (end) page.practice[section] = {steps, end: {html: end.html, shown: end.shown}};
}

const pictureIn = (content: readonly RootContent[]): MdxElement | undefined =>
  content.find((child): child is MdxElement & RootContent => isMdxElement(child, 'Screen'));

type How = [words: (key: string) => string, options: Parameters<typeof drawWholeScreen>[2]];

/**
 * The screens of a step: the one of its picture, and those that a touch on it opens, each as the touch leads to it.
 * @param filled what was typed and chosen before; what is done here joins it
 */
function framesOf(request: ScreenRequest, filled: Set<string>, ...how: How): PracticeFrame[] {
  const resolved = resolveRequest(request);
  const {touch, fails} = resolved.screen;
  /** A screen that a touch leads to. */
  const frameOf = (frame: Frame) => drawWholeScreen({name: request.name, ...frame}, ...how, filled);
  const frames: PracticeFrame[] = [];
  let from = 0;
  resolved.marks.forEach(({act, key}, index, marks) => {
    const opened = act === 'look' ? undefined : touch[key];
    if (!opened && index < marks.length - 1) return;
    const shown = marks.slice(from, index + 1);
    const drawn = drawWholeScreen(request, ...how, filled, {...resolved, marks: shown});
    shown.filter(({act: each}) => each !== 'look').forEach((mark) => filled.add(mark.key));
    const mistakes = shown.flatMap((mark) =>
      (fails[mark.key] ?? []).map(({is, say, frames: each, done}) => ({
        title: how[0](is),
        say: say === undefined ? '' : how[0](say),
        frames: each.map(frameOf),
        done,
      })),
    );
    frames.push({...drawn, ...(mistakes.length > 0 && {mistakes})});
    from = index + 1;
    frames.push(...(opened ?? []).map(frameOf));
  });
  return frames;
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
