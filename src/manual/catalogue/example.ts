/** What ends a fact that waits for the company's own, with what the fact is: `18 años (ejemplo: la edad mínima)`. */
const mark = / \((?:ejemplo|example)(?:: ([^)]+))?\)$/;

/** A fact without the mark of an example, and what the mark says it is; a mark without words is named by its value. */
export function readExample(fact: string): {text: string; name?: string} {
  const found = mark.exec(fact);
  if (!found) return {text: fact};
  const text = fact.slice(0, found.index);
  return {text, name: found[1] ?? text};
}
