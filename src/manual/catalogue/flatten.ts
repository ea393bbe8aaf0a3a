/** A catalogue file: words in groups, as i18next keeps them. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

/**
 * Turns groups of words into flat keys: `{tabs: {home: 'Inicio'}}` becomes `tabs.home -> Inicio`.
 * @param prefix put before every key, without the dot; the file `facts.es.json` gives keys that begin with `facts`.
 */
export function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix ? `${prefix}.${name}` : name;
    if (typeof value === 'string') flat.set(key, value);
    else for (const [inner, word] of flatten(value, key)) flat.set(inner, word);
  }
  return flat;
}
