const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes text for the content and the quoted attributes of HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Lower case without accents, for comparing words and for file names. */
export const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Groups items by a key, in their order. The oldest supported browsers and Node 20 lack `Map.groupBy`. */
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

/** Rows as a Markdown table, with the head first. @param rightColumns the columns that are aligned to the right */
export function markdownTable(rows: readonly (readonly string[])[], rightColumns: readonly number[] = []): string {
  const [head = [], ...others] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (row: readonly string[]) =>
    line(
      widths.map((width, column) => row[column]?.[rightColumns.includes(column) ? 'padStart' : 'padEnd'](width) ?? ''),
    );
  const rule = line(widths.map((width, column) => '-'.repeat(width - 1) + (rightColumns.includes(column) ? ':' : '-')));
  return [padded(head), rule, ...others.map(padded)].join('\n');
}
