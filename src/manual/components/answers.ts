import type {ListItem} from 'mdast';
import {replaceTexts} from './words';
import {element, formerAnchors, isMdxElement, names, prop, type Content, type MdxElement} from '../page/nodes';
import {isKebabCase} from '../page/heading';
import type {Page} from '../page/page';
import {stringsOf} from '../catalogue/catalogue';
import {writerMessage} from '../../writer-errors/message';

/** The id of the prerequisites. A page has them at most once. */
export const NEED_ID = 'need';

/** A row that opens: `details.answer > summary` and `section.answer__body`. */
const row = (id: string, className: string, summary: Content, body: Content) => [
  element('details', {id, className}, [
    element('summary', {}, summary),
    element('section', {className: 'answer__body'}, body),
  ]),
];

/** Turns `<Need summary="un contacto">` into one row that opens: what the reader must have at hand. */
export function buildNeed(page: Page, node: MdxElement) {
  const summary = element('span', {}, [`${stringsOf(page.locale).youNeed} ${prop(node, 'summary')}`]);
  return row(NEED_ID, 'answer need', [summary], node.children);
}

/**
 * Turns `<Answer id question>` into a row that opens, `details#id.answer`. `verdict`, which the states of an order have, is shown below
 * the question. The id is the answer's address: it is the same in every language, and `former` keeps old ids working. Nested answers are
 * transformed too.
 */
export function buildAnswer(page: Page, node: MdxElement) {
  const [id, question, verdict] = [prop(node, 'id'), prop(node, 'question'), prop(node, 'verdict')];
  if (id === undefined || question === undefined) return undefined; // Already reported by src/manual/remark/checkComponents.
  if (!isKebabCase(id)) page.report(node, writerMessage('answerId', {id}));
  if (page.answerIds.has(id)) page.report(node, writerMessage('repeatedAnswerId', {id}));
  page.answerIds.add(id);
  if (node.children[0]?.type === 'text') page.report(node, writerMessage('answerOnTagLine'));
  const words = [...formerAnchors(names(node, 'former')), ...replaceTexts(page, node, question)];
  const verdictLine = element('small', {className: 'answer__verdict', 'data-text': 'skip'}, [verdict ?? '']);
  const summary = element('span', {}, [...words, ...(verdict === undefined ? [] : [' ', verdictLine])]);
  return row(id, 'answer', [summary], node.children);
}

/** The lines of a trouble, in order. Only the first one is required. */
const lines = ['now', 'need', 'time', 'else', 'disagree'] as const;

/** Lines that are almost the same in all troubles, so the search leaves them out. */
const repeatedLines: ReadonlySet<string> = new Set(['need', 'disagree']);

/**
 * Turns `<Trouble>`, a list whose items begin with the names of the lines as code, into `section.trouble`, what to do now, and
 * `details.notes`, one row with the other lines. Answers in the first line are choices: each of them then begins with what to do now, and
 * the notes belong to the chosen one. An unknown line or a different order is an error.
 */
export function buildTrouble(page: Page, node: MdxElement) {
  const [list, ...others] = node.children;
  const items = list?.type === 'list' && others.length === 0 ? list.children : [];
  const lineNames = items.map(nameOf);
  const [now, ...notes] = items;
  const orderedLines = lines.filter((line) => line === 'now' || lineNames.includes(line));
  if (list?.type !== 'list' || !now || orderedLines.join() !== lineNames.join()) {
    page.report(node, writerMessage('troubleLines', {found: lineNames.join(', '), expected: lines.join(', ')}));
    return undefined;
  }
  const words = stringsOf(page.locale);
  const label = () => element('p', {className: 'now', 'data-text': 'page'}, [words.trouble.now]);
  takeName(now);
  const choices = now.children.filter((child) => isMdxElement(child, 'Answer')) as MdxElement[];
  // Text on the line of the tag is an error, which the answer reports.
  for (const {children} of choices) if (children[0]?.type !== 'text') (children as unknown[]).unshift(label());
  const act = element('section', {className: 'trouble'}, [...(choices.length > 0 ? [] : [label()]), ...now.children]);
  if (notes.length === 0) return [act];
  const labels = lineNames.slice(1).map((line) => words.trouble[line as (typeof lines)[number]]);
  notes.forEach((item, position) => {
    const line = takeName(item);
    // A single note has its label on the row.
    if (notes.length > 1)
      line.unshift(element('b', {'data-text': 'repeat'}, [`${labels[position]}:`]), {type: 'text', value: ' '});
    item.spread = false;
    if (repeatedLines.has(lineNames[position + 1] ?? '')) item.data = {hProperties: {dataText: 'repeat'}};
  });
  Object.assign(list, {children: notes, spread: false});
  const summary = element('summary', {'data-text': 'repeat'}, [
    notes.length > 1 ? words.troubleNotes : (labels[0] ?? ''),
  ]);
  return [act, element('details', {className: 'notes'}, [summary, list])];
}

function nameOf(item: ListItem): string {
  const firstChild = item.children[0];
  const name = firstChild?.type === 'paragraph' ? firstChild.children[0] : undefined;
  return name?.type === 'inlineCode' ? name.value : '?';
}

/** Removes the name of the line from an item, and returns the rest of its first paragraph. */
function takeName(item: ListItem) {
  const firstChild = item.children[0];
  if (firstChild?.type !== 'paragraph') return [];
  firstChild.children.shift();
  const [strong] = firstChild.children;
  if (strong?.type === 'text') strong.value = strong.value.trimStart();
  return firstChild.children;
}
