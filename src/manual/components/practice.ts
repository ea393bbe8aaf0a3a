import type {ListItem, Nodes} from 'mdast';
import {attributesOf, element, hasClass, nodesOf, prop, type MadeElement, type MdxElement} from '../page/nodes';
import {headingBefore} from '../page/heading';
import type {Page} from '../page/page';
import {stringsOf} from '../catalogue/catalogue';
import {sprite} from '../../site/addresses';
import {docName} from '../../site/pages';
import {writerMessage} from '../../writer-errors/message';
import {countIn, linkScreens, practiceScreens, practiceWords, type Memory, type PracticeData} from '../../screens';
import {ON_USE_FOLDER} from '../../static-first/names';
import {sha256} from '../../lib/hashes';
import {draw, picturesIn} from './screen';

/** The id of a step in practice mode. A step is open while the address names it (practice.css), so practice works without scripts. */
const practiceId = (section: string, position: number): string => `practice-${section}-${position}`;

/** The link to a step of practice mode. The last mark in the picture of a step leads to the next step. */
export const practiceLink = (section: string, position: number): string => `#${practiceId(section, position)}`;

/**
 * Makes a list item a screen of practice mode without scripts. The item has the number of the step, and links that leave practice, go back
 * or skip the step. These words are in attributes, because browsers without CSS have no practice mode and do not show attributes. The
 * item takes the focus, so that a screen reader says the number of the step.
 * @param position the position of the step, from 1; the end comes after the last step
 * @param total the number of steps
 * @param wayOut the id of the part of the page that has the whole text of the step
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

/** Records a task for practice mode. Every step needs a picture with something to do. Runs after the pictures are drawn. */
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
  const lastPicture = [...items, ...(result ? [result] : [])].flatMap(picturesIn).at(-1);
  const place = {step: items.length + 1, title: practising.end, progress: ''};
  const end = drawIn(lastPicture, ({type: _, tap: __, look: ___, ...request}, ...how) =>
    practiceScreens(request, place, memory, ...how),
  );
  const phones = end && lastPicture && page.attempt(lastPicture, () => linkScreens([...screens, ...end]));
  if (phones) page.practice[section] = phones;
}

/**
 * The ways into a task, in the row of the heading: practice, and a button to listen, which is shown where the device has a voice. Their
 * words are titles, because browsers without CSS have neither and do not show titles. The row also has the message for practice that does
 * not load.
 */
export function taskActions(page: Page, section: string, items: readonly ListItem[]) {
  const {practiceFree, practice, practiceOffline, listen} = stringsOf(page.locale);
  const title = paysIn(items) ? practiceFree : practice;
  return element('p', {className: 'task-actions', hidden: 'hidden', 'data-offline': practiceOffline}, [
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

/** Makes the file with the data of the page's tasks. Browsers keep and check it by the hash in its name. @returns its address */
function makeData({build, name, locale, practice}: Page): string {
  const text = JSON.stringify({words: practiceWords(stringsOf(locale)), tasks: practice} satisfies PracticeData);
  const file = `${ON_USE_FOLDER}/${docName(name).replaceAll('/', '-')}.${sha256(text, 'hex')}.json`;
  build.filesOnUse?.set(file, text);
  return build.baseUrl + file;
}

/**
 * Puts the heading of each task and the ways into it in one row, which names the data of practice mode. Runs last, because other parts
 * look for headings beside the steps.
 */
export function placeTaskActions(page: Page): void {
  const {tree} = page;
  const {children} = tree;
  const isRow = (node: Nodes) => hasClass(node, 'task-actions');
  // A task may be in an answer.
  const rows = nodesOf(tree).filter(isRow);
  if (rows.length > 0) {
    const attributes = attributesOf({'data-practice': makeData(page)});
    for (const row of rows) row.attributes.push(...attributes);
  }
  for (const actions of children.filter(isRow)) {
    const index = children.indexOf(actions);
    const heading = headingBefore(tree, index);
    if (!heading) continue;
    children.splice(index, 1);
    children[children.indexOf(heading)] = element('section', {className: 'task-head'}, [heading, actions]);
  }
}
