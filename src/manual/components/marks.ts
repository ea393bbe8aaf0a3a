import type {Nodes, Table} from 'mdast';
import {isContent, isMdxElement, nodesOf, setProperties, textOf} from '../page/nodes';
import type {Page} from '../page/page';
import {writerMessage} from '../../writer-errors/message';

// Classes that the build adds to plain Markdown, for the stylesheets.

/** Marks the first paragraph of a manual page as its lead: the sentence that answers. */
export function markLead(page: Page): void {
  if (page.section !== 'docs') return;
  const first = page.tree.children.find(isContent);
  if (first?.type === 'paragraph') setProperties(first, {className: ['lead']});
  else page.report(first ?? page.tree, writerMessage('leadMissing'));
}

const isLink = (node: Nodes | undefined) =>
  node?.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'link';

/**
 * Marks elements that consist of one link, so that the link can be as large as a finger: items of a list (`li.link-item`), and the action
 * of an answer (`p.action`), a button.
 */
export function markLinkItems(page: Page): void {
  for (const node of nodesOf(page.tree)) {
    if (node.type === 'listItem' && node.children.length === 1 && isLink(node.children[0])) {
      setProperties(node, {className: ['link-item'], dataText: 'repeat'});
    }
    if (isMdxElement(node, 'Answer')) {
      for (const act of node.children.filter(isLink)) setProperties(act, {className: ['action']});
    }
  }
}

/**
 * Gives every cell of a table of three columns or more the words of its column's head, `td[data-label]`: where the table does not fit, its
 * rows become blocks that show them (src/ui/styles/table.css). Two columns fit everywhere.
 */
export function labelTables(page: Page): void {
  for (const table of nodesOf(page.tree)) if (table.type === 'table') labelTable(table);
}

function labelTable(table: Table): void {
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => textOf(cell)) ?? [];
  if (labels.length < 3) return;
  setProperties(table, {className: ['wide']});
  for (const row of rows) {
    row.children.forEach((cell, column) => setProperties(cell, {dataLabel: labels[column] ?? ''}));
  }
}
