import type {ListItem} from 'mdast';
import {attributesOf, element, hasClass, prop, type MadeElement, type MdxElement} from '../page/nodes';
import {headingBefore} from '../page/heading';
import type {Page} from '../page/page';
import {stringsOf} from '../catalogue/load';
import {sprite} from '../../site/addresses';
import {docName} from '../../site/pages';
import {writerMessage} from '../../writer-errors/message';
import {countIn, linkScreens, practiceScreens, type Memory} from '../../screens';
import {draw, picturesIn} from './screen';

/** The id of a step in practice mode: it is open while the address names one (practice.css), so that it needs no script. */
const practiceId = (section: string, position: number): string => `practice-${section}-${position}`;

/** The link to a step of practice mode: what is marked last in the picture of a step leads to the next one. */
export const practiceLink = (section: string, position: number): string => `#${practiceId(section, position)}`;

/**
 * Makes an item of the list a screen of practice mode where no script runs: it says which of the steps it is, and has the ways out of, back
 * from and past it. Browsers without styles, in which there is no practice, show no attributes. It takes the focus, so that a screen reader
 * says which of the steps it is.
 * @param position of the step, from 1; the end has one more than the steps
 * @param total how many steps there are
 * @param wayOut the part of the page with the whole text of the step
 */
export function addPracticeLinks(
  page: Page,
  item: MadeElement,
  section: string,
  [position, total]: readonly [number, number],
  wayOut: string,
) {
  const {leavePractice, previous, skip, progress, practising} = stringsOf(page.locale);
  const link = (href: string, title: string) => element('a', {href, title});
  const isEnd = position > total;
  const links = isEnd
    ? [link(`#${wayOut}`, practising.seeSteps), link(practiceLink(section, 1), practising.again)]
    : [
        link(`#${wayOut}`, leavePractice),
        ...(position === 1 ? [] : [link(practiceLink(section, position - 1), previous)]),
        link(practiceLink(section, position + 1), skip),
      ];
  const place = isEnd ? practising.end : countIn(progress, position, total);
  item.attributes.push(...attributesOf({id: practiceId(section, position), tabIndex: '-1', 'data-place': place}));
  item.children.push(element('p', {className: 'practice', hidden: 'hidden'}, links));
  return item;
}

/** Records a task for practice mode. Every step needs a picture, and on it something to do. Runs when the pictures are drawn. */
export function recordTask(
  page: Page,
  section: string,
  titles: readonly string[],
  items: readonly ListItem[],
  result?: MdxElement,
) {
  const {progress, practising} = stringsOf(page.locale);
  const memory: Memory = {done: new Map()};
  const drawIn = <Drawn>(picture: MdxElement | undefined, make: Parameters<typeof draw<Drawn>>[2]) =>
    picture && page.errors.length === 0 ? draw(page, picture, make) : undefined;
  const screens = items.flatMap((item, index) => {
    const step = index + 1;
    const [picture] = picturesIn(item);
    if (!picture) page.report(item, writerMessage('stepWithoutPicture', {step}));
    const place = {step, title: titles[index] ?? '', progress: countIn(progress, step, items.length)};
    const phones = drawIn(picture, (request, ...how) => practiceScreens(request, place, memory, ...how));
    if (phones?.[0]?.acts.length === 0) page.report(picture ?? item, writerMessage('stepWithoutMark', {step}));
    return phones ?? [];
  });
  const last = [...items, ...(result ? [result] : [])].flatMap(picturesIn).at(-1);
  const place = {step: items.length + 1, title: practising.end, progress: ''};
  const end = drawIn(last, ({type: _, tap: __, look: ___, ...request}, ...how) =>
    practiceScreens(request, place, memory, ...how),
  );
  const linked = end && last && page.attempt(last, () => linkScreens([...screens, ...end]));
  if (linked) page.practice[section] = linked;
}

/** The name of the data of practice of a page: `services-mobile`. */
export const practiceName = (page: string): string => docName(page).replaceAll('/', '-');

/**
 * The ways into a task, in the row of the heading: practice, and a button to listen, which shows where the device has a voice. Browsers
 * without styles, in which there is neither, show no titles. The row contains the message for a practice that does not load.
 */
export function taskActions(page: Page, section: string, items: readonly ListItem[]) {
  const {practiceFree, practice, practiceOffline, listen} = stringsOf(page.locale);
  const title = paysIn(items) ? practiceFree : practice;
  const data = {'data-practice': practiceName(page.name), 'data-offline': practiceOffline};
  return element('p', {className: 'task-actions', hidden: 'hidden', ...data}, [
    element('a', {href: practiceLink(section, 1), className: 'practice-link', title}),
    element('button', {className: 'listen', title: listen, 'aria-label': listen, 'aria-pressed': 'false'}, [
      element('svg', {className: 'glyph', 'aria-hidden': 'true'}, [
        element('use', {href: `${page.build.baseUrl}${sprite}#listen`}),
      ]),
    ]),
  ]);
}

const paysIn = (items: readonly ListItem[]): boolean =>
  items.some((item) => picturesIn(item).some((picture) => prop(picture, 'tap') === 'checkout.pay'));

/** Puts the heading of each task and the ways into it in one row. Runs last: other parts look for headings beside the steps. */
export function placeTaskActions({tree}: Page): void {
  const {children} = tree;
  for (const actions of children.filter((node) => hasClass(node, 'task-actions'))) {
    const index = children.indexOf(actions);
    const heading = headingBefore(tree, index);
    if (!heading) continue;
    children.splice(index, 1);
    children[children.indexOf(heading)] = element('section', {className: 'task-head'}, [heading, actions]);
  }
}
