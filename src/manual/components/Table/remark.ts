import type {Table} from 'mdast';
import {nodesOf, setProperties, textOf} from '../../page/nodes';
import type {Page} from '../../page/page';

function labelTable(table: Table): void {
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => textOf(cell)) ?? [];
  if (labels.length < 3) return;
  setProperties(table, {className: ['wide']});
  for (const row of rows) {
    row.children.forEach((cell, column) => setProperties(cell, {dataLabel: labels[column] ?? ''}));
  }
}

/**
 * Gives every cell of a table of three columns or more the words of its column's head, `td[data-label]`: where the table does not fit, its
 * rows become blocks that show them (src/ui/styles/table.css). Two columns fit everywhere.
 */
export function labelTables(page: Page): void {
  for (const node of nodesOf(page.tree)) if (node.type === 'table') labelTable(node);
}
