const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes text for the content and for quoted attributes of HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Lower case without accents: the form in which words are compared, and names of files are made. */
export const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Items by a key, in their order: `Map.groupBy`, which neither the floor of browsers nor Node 20 has. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Rows as a Markdown table, the head first; the columns of `right` are aligned there. */
export function markdownTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const [head = [], ...others] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (row: readonly string[]) =>
    line(widths.map((width, column) => row[column]?.[right.includes(column) ? 'padStart' : 'padEnd'](width) ?? ''));
  const rule = line(widths.map((width, column) => '-'.repeat(width - 1) + (right.includes(column) ? ':' : '-')));
  return [padded(head), rule, ...others.map(padded)].join('\n');
}
