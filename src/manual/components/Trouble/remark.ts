import type {List, ListItem} from 'mdast';
import {inline, replaceEach, text, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/componentStrings';
import {writerMessage} from '../../writer-errors/message';

/** The lines of a trouble, in order: a reader under stress finds each at the same place on every page. Only the act must be there. */
const lines = ['now', 'need', 'time', 'else', 'disagree'] as const;

/** Lines that nearly say the same in all troubles: they are read, and not searched. */
const repeated: ReadonlySet<string> = new Set(['need', 'disagree']);

/**
 * Turns `<Trouble>`, a list whose items begin with the names of lines as code, into `ul.trouble` with the label of each line
 * in the language of the page. A trouble without `now`, an unknown line or another order is an error.
 */
export function buildTroubles(page: Page): void {
  replaceEach(page.tree, 'Trouble', (node) => {
    const list = listOf(node);
    const names = list?.children.map(nameOf) ?? [];
    const known = lines.filter((line) => names.includes(line));
    if (!list || names[0] !== 'now' || names.join() !== known.join()) {
      page.report(node, writerMessage('troubleLines', {found: names.join(', '), expected: lines.join(', ')}));
      return undefined;
    }
    const labels = stringsOf(page.locale).trouble;
    list.children.forEach((item, position) => {
      const first = item.children[0];
      const line = known[position];
      if (!line || first?.type !== 'paragraph') return;
      first.children[0] = inline('b', {'data-text': 'repeat'}, [text(`${labels[line]}:`)]);
      item.spread = false;
      if (repeated.has(line)) item.data = {hProperties: {dataText: 'repeat'}};
    });
    list.spread = false;
    list.data = {hProperties: {className: ['trouble']}};
    return [list];
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
