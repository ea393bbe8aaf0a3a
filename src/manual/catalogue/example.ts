/** What ends a fact that waits for the company's own, with what the fact is: `18 años (ejemplo: la edad mínima)`. */
const mark = / \((ejemplo|example)(?:: ([^)]+))?\)$/;

/** A fact without the mark of an example, and what the mark says it is; a mark without words is named by its value. */
export function readExample(fact: string): {text: string; name?: string} {
  const found = mark.exec(fact);
  if (!found) return {text: fact};
  const text = fact.slice(0, found.index);
  return {text, name: found[2] ?? text};
}

/** The same for a fact that stands alone, where no note of the page says what is an example: `18 años (ejemplo)`. */
export function shortenMark(fact: string): string {
  return fact.replace(mark, ' ($1)');
}
