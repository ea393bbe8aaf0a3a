/** The mark at the end of an example value that the company will replace, with its meaning: `18 años (ejemplo: la edad mínima)`. */
const mark = / \((ejemplo|example)(?:: ([^)]+))?\)$/;

/** A fact without the mark of an example, and its meaning from the mark; without one, its value. */
export function readExample(fact: string): {text: string; name?: string} {
  const found = mark.exec(fact);
  if (!found) return {text: fact};
  const text = fact.slice(0, found.index);
  return {text, name: found[2] ?? text};
}

/** A fact with a short mark, for uses outside a page with a note on examples: `18 años (ejemplo)`. */
export function shortenMark(fact: string): string {
  return fact.replace(mark, ' ($1)');
}
