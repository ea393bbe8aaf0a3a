import type {List, ListItem} from 'mdast';
import {block, inline, isMdxElement, replaceEach, text, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/componentStrings';
import {writerMessage} from '../../../writer-errors/message';

/** The lines of a trouble, in order; only the first one is in every trouble. */
const lines = ['now', 'need', 'time', 'else', 'disagree'] as const;

/** Lines that nearly say the same in all troubles: they are read, and not searched. */
const repeated: ReadonlySet<string> = new Set(['need', 'disagree']);

/**
 * Turns `<Trouble>`, a list whose items begin with the names of the lines as code, into `section.trouble`, what to do now, and
 * `details.notes`, one row with the other lines. Answers in the first line are choices: then each of them begins with what to do now, and
 * the notes belong to the chosen one. An unknown line or another order is an error.
 */
export function buildTroubles(page: Page): void {
  replaceEach(page.tree, 'Trouble', (node) => {
    const list = listOf(node);
    const names = list?.children.map(nameOf) ?? [];
    const [now, ...notes] = list?.children ?? [];
    if (!list || !now || lines.filter((line) => line === 'now' || names.includes(line)).join() !== names.join()) {
      page.report(node, writerMessage('troubleLines', {found: names.join(', '), expected: lines.join(', ')}));
      return undefined;
    }
    const words = stringsOf(page.locale);
    const label = () => block('p', {className: 'now', 'data-text': 'page'}, [text(words.trouble.now)]);
    takeName(now);
    const choices = now.children.filter((child) => isMdxElement(child, 'Answer')) as MdxElement[];
    // Text on the line of its tag is an error of the answer.
    for (const {children} of choices) if (children[0]?.type !== 'text') (children as unknown[]).unshift(label());
    const act = block('section', {className: 'trouble'}, [...(choices.length > 0 ? [] : [label()]), ...now.children]);
    if (notes.length === 0) return [act];
    const labels = names.slice(1).map((line) => words.trouble[line as (typeof lines)[number]]);
    notes.forEach((item, position) => {
      const name = takeName(item);
      const line = names[position + 1] ?? '';
      // A note that is alone has its label on the row.
      if (notes.length > 1)
        name.unshift(inline('b', {'data-text': 'repeat'}, [text(`${labels[position]}:`)]), text(' '));
      item.spread = false;
      if (repeated.has(line)) item.data = {hProperties: {dataText: 'repeat'}};
    });
    list.children = notes;
    list.spread = false;
    const summary = block('summary', {'data-text': 'repeat'}, [
      text(notes.length > 1 ? words.troubleNotes : (labels[0] ?? '')),
    ]);
    return [act, block('details', {className: 'notes'}, [summary, list])];
  });
}

function listOf(trouble: MdxElement): List | undefined {
  const [list, ...others] = trouble.children;
  return list?.type === 'list' && others.length === 0 ? list : undefined;
}

function nameOf(item: ListItem): string {
  const first = item.children[0];
  const name = first?.type === 'paragraph' ? first.children[0] : undefined;
  return name?.type === 'inlineCode' ? name.value : '?';
}

/** Takes the name of its line from an item, and returns what its first paragraph says. */
function takeName(item: ListItem) {
  const first = item.children[0];
  if (first?.type !== 'paragraph') return [];
  first.children.shift();
  const [strong] = first.children;
  if (strong?.type === 'text') strong.value = strong.value.trimStart();
  return first.children;
}
