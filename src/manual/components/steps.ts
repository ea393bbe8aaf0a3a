import type {ListItem, Nodes, Parents, RootContent} from 'mdast';
import {element, isMdxElement, setProperties, textOf, withPositionOf, type MdxElement} from '../page/nodes';
import {sectionIdBefore} from '../page/heading';
import type {Page} from '../page/page';
import {stringsOf} from '../catalogue/catalogue';
import {writerMessage} from '../../writer-errors/message';
import {addPracticeLinks, practiceLink, recordTask, taskActions} from './practice';
import {drawPicture, picturesIn} from './screen';

/**
 * Turns the numbered list of `<Steps>` into the ways into the task (`p.task-actions`), the answer strip (`ol.strip > li > a` names every
 * step and leads to it) and the steps: `ol.steps > li.step` contains `div.step__text#<section>-<number>` (its title first),
 * `div.step__view` with the picture, whose marks carry the number of the step, and the links of practice mode (practice.ts). A
 * `<Result>` that follows becomes the last item. Outside the manual only the list is built.
 */
export function buildSteps(page: Page, node: MdxElement, parent: Parents, index: number) {
  const items = itemsOf(page, node);
  if (!items) return undefined;
  const result = takeResult(parent, index);
  return page.section === 'docs'
    ? buildTask(page, items, result, sectionIdBefore(parent, index))
    : buildPlainSteps(page, items, result);
}

/** Steps of the manual: with titles, the strip and practice mode. */
function buildTask(page: Page, items: readonly ListItem[], result: MdxElement | undefined, section: string) {
  const titles = items.map((item, position) => stepTitle(page, item, position + 1));
  const steps = items.map((item, position) => {
    const step = position + 1;
    const id = `${section}-${step}`;
    const content = buildStep(page, item, step, id, practiceLink(section, step + 1));
    return addPracticeLinks(page, content, section, [step, items.length], id);
  });
  const endId = `${section}-done`;
  // Without a result, the end has only the words of practice.
  const end = result ? buildResult(page, result, endId) : element('li', {hidden: 'hidden'});
  steps.push(addPracticeLinks(page, end, section, [items.length + 1, items.length], result ? endId : section));
  recordTask(page, section, titles, items, result);
  return [taskActions(page, section, items), buildStrip(section, titles), element('ol', {className: 'steps'}, steps)];
}

/** Steps in a post or on a page outside the manual: a few lines, without titles. */
function buildPlainSteps(page: Page, items: readonly ListItem[], result: MdxElement | undefined) {
  const steps = items.map((item, position) => buildStep(page, item, position + 1));
  if (result) steps.push(buildResult(page, result));
  return [element('ol', {className: 'steps'}, steps)];
}

function itemsOf(page: Page, steps: MdxElement): ListItem[] | undefined {
  const [list, ...others] = steps.children;
  const isNumbered = list?.type === 'list' && list.ordered;
  if (isNumbered && (list.start ?? 1) === 1 && others.length === 0) return list.children;
  const count = steps.children.filter((child) => child.type === 'list').length;
  if (count > 1) page.report(steps, writerMessage('severalLists', {count}));
  else if (others.length > 0) page.report(steps, writerMessage('contentBesideList'));
  else if (isNumbered) page.report(steps, writerMessage('listStart', {start: list.start ?? 1}));
  else page.report(steps, writerMessage('listMissing'));
  return undefined;
}

function takeResult(parent: Parents, index: number): MdxElement | undefined {
  const nextNode = parent.children[index + 1];
  if (!nextNode || !isMdxElement(nextNode, 'Result')) return undefined;
  parent.children.splice(index + 1, 1);
  return nextNode;
}

/** A title is read at a glance in the strip: more words than this make it a sentence. A word of the app counts as one. */
const MAX_WORDS = 3;

/**
 * Marks the title of a step: its first paragraph, which is only bold text.
 * @returns the words of the title, empty after reporting that there is none.
 */
function stepTitle(page: Page, item: ListItem, step: number): string {
  const [first] = item.children;
  const [bold, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || bold?.type !== 'strong' || others.length > 0) {
    page.report(item, writerMessage('stepWithoutTitle', {step}));
    return '';
  }
  const words = bold.children.flatMap((part) => (part.type === 'text' ? part.value.trim().split(/\s+/) : ['app']));
  const count = words.filter(Boolean).length;
  if (count > MAX_WORDS) page.report(item, writerMessage('longStepTitle', {step, count, maxWords: MAX_WORDS}));
  setProperties(first, {className: ['step__title']});
  return textOf(bold);
}

/** A step: its words, with their id where a link leads to them, and its picture, whose marked control leads to the next step. */
function buildStep(page: Page, item: ListItem, step: number, id?: string, next?: string) {
  const picture = pictureIn(page, item);
  return toItem('step', item, id, wordsIn(item), picture && drawPicture(page, picture, 'step__view', step, next));
}

/** The `<Result>` of steps: their last item, built like a step. */
function buildResult(page: Page, result: MdxElement, id?: string) {
  const picture = pictureIn(page, result);
  const words = wordsIn(result);
  if (words[0]?.type !== 'paragraph') page.report(result, writerMessage('resultWithoutWords'));
  const title = element('p', {className: 'step__title', 'data-text': 'repeat'}, [stringsOf(page.locale).seeNow]);
  return toItem('result', result, id, [title, ...words], picture && drawPicture(page, picture, 'step__view'));
}

/** Reports a `<Result>` that does not follow `<Steps>`. Steps have already taken the results that follow them. */
export function refuseResult(page: Page, node: MdxElement): undefined {
  page.report(node, writerMessage('resultWithoutSteps'));
}

/** The picture of a step or a result, which has at most one. */
function pictureIn(page: Page, item: ListItem | MdxElement): MdxElement | undefined {
  const [picture, ...others] = picturesIn(item);
  if (others[0]) page.report(others[0], writerMessage('severalPictures', {count: others.length + 1}));
  return picture;
}

const wordsIn = ({children}: ListItem | MdxElement): RootContent[] =>
  children.filter((child) => !isMdxElement(child, 'Screen'));

/** The words and the picture. An item with a picture has a class, because not every browser can select an element by its content. */
function toItem(name: string, source: Nodes, id: string | undefined, words: RootContent[], picture?: RootContent) {
  const text = element('div', {id, className: 'step__text'}, words);
  const className = picture ? `${name} step--pictured` : name;
  return withPositionOf(source, element('li', {className}, picture ? [text, picture] : [text]));
}

/** The whole answer at once, on wide screens: the titles of the steps, each a link to its step. */
function buildStrip(section: string, titles: readonly string[]) {
  const links = titles.map((title, index) =>
    element('li', {}, [element('a', {href: `#${section}-${index + 1}`}, [title])]),
  );
  return element('ol', {className: 'strip', hidden: 'hidden'}, links);
}
